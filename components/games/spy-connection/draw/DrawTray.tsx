import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Icon } from '@/components/kit/icons/Icon';
import { space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { Caption } from '../Caption';
import { KeyRow } from '../KeyRow';
import { type Table } from '../table';
import { type Drawing, MOST_SPACES, withCount } from './drawing';

interface DrawTrayProps {
  readonly table: Table;
  readonly drawing: Drawing;
  readonly onChange: (drawing: Drawing) => void;
}

/** A phone that has no room for what is only good to know. */
const LOW = 740;
const COUNTS = Array.from({ length: MOST_SPACES }, (_, place) => place + 1);

/** How many spaces lie on a way that is drawn; what it shares is tapped on the map. */
export function DrawTray({ table, drawing, onChange }: DrawTrayProps) {
  const { t, city, state, active } = table;
  const { colors } = useTheme();
  const low = useWindowDimensions().height < LOW;
  const { from, to, count, shared } = drawing;
  const places = Object.keys(shared).map((place) => Number(place) + 1);
  const hint =
    places.length > 0
      ? t('ui.draw.shared', { places: places.join(', '), from: city(from) })
      : state.board.connections.length > 0 && count !== undefined
        ? t('ui.draw.may-share')
        : active.network.length > 1
          ? t('ui.draw.from', { city: city(from) })
          : undefined;
  return (
    <View style={styles.tray}>
      {!low && <Caption title={`${city(from)} – ${city(to)}`} detail={t('ui.draw.once')} />}
      <AppText variant="label">{t('ui.draw.how-many')}</AppText>
      <View style={styles.row}>
        <KeyRow
          label={t('ui.draw.how-many')}
          role="radio"
          height={56}
          keys={COUNTS.map((spaces) => ({
            label: String(spaces),
            name: t('ui.draw.spaces', { count: spaces }),
            chosen: count === spaces,
            onPress: () => onChange(withCount(drawing, spaces)),
          }))}
        />
      </View>
      {hint !== undefined && (
        <View style={styles.hint}>
          <Icon name="info" size={20} color={colors.inkSoft} />
          <AppText variant="small" aria-live="polite" style={styles.words}>
            {hint}
          </AppText>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { gap: space.s },
  row: { flexDirection: 'row' },
  hint: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
});
