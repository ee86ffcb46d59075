import { StyleSheet, View } from 'react-native';
import Svg, { Line } from 'react-native-svg';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { type RegionKind } from '@/rules/i-spy/model/map';
import { type Table } from '../table';
import { AIRSHIP_DASHES } from './MapLines';
import { RegionMark } from './RegionMark';

const KINDS: readonly RegionKind[] = ['normal', 'start', 'cache', 'outlet', 'capital'];
const SIDE = 22;

/** What the shapes and lines mean. */
export function MapKey({ table: { t } }: { readonly table: Table }) {
  const { colors } = useTheme();
  const line = { x1: 0, y1: 25, x2: 50, y2: 25 };
  const routes = [
    { id: 'route', mark: <Line {...line} stroke={colors.lineStrong} strokeWidth={6} /> },
    {
      id: 'airship',
      mark: (
        <Line
          {...line}
          stroke={colors.inkSoft}
          strokeWidth={9}
          strokeLinecap="round"
          strokeDasharray={AIRSHIP_DASHES}
        />
      ),
    },
  ];
  return (
    <View role="list" aria-label={t('ui.map-key')} style={styles.key}>
      {KINDS.map((kind) => (
        <View key={kind} role="listitem" style={styles.one}>
          <Svg width={SIDE} height={SIDE} viewBox="0 0 50 50">
            <RegionMark kind={kind} at={{ x: 25, y: 25 }} scale={1.1} stocked />
          </Svg>
          <AppText variant="small">{t(`ui.key.${kind}`)}</AppText>
        </View>
      ))}
      {routes.map(({ id, mark }) => (
        <View key={id} role="listitem" style={styles.one}>
          <Svg width={SIDE} height={SIDE} viewBox="0 0 50 50">
            {mark}
          </Svg>
          <AppText variant="small">{t(`ui.key.${id}`)}</AppText>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  key: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  one: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
