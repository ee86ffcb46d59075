import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Late } from '@/components/kit/Late';
import { Stamp } from '@/components/kit/Stamp';
import { type Table } from '../table';
import { AreaPanel } from './AreaPanel';
import { type MapTap } from './map-tap';

interface AreaMapProps {
  readonly table: Table;
  readonly tap: MapTap;
  readonly hint: string;
}

/** The six Areas. Every hub is one step from every other, so no lines are needed between them. */
export function AreaMap({ table, tap, hint }: AreaMapProps) {
  return (
    <View style={styles.whole}>
      <View style={styles.head}>
        <AppText variant="small" tone="soft" style={styles.hint}>
          {hint}
        </AppText>
        {table.practice && <Stamp label={table.t('ui.practice')} tone="soft" />}
      </View>
      <View role="group" aria-label={table.t('ui.map')} style={styles.areas}>
        {table.view.spaces.map((missionSpace) => (
          <Late key={missionSpace.area} style={styles.area}>
            <AreaPanel table={table} space={missionSpace} tap={tap} />
          </Late>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  hint: { flex: 1 },
  areas: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  area: { flexGrow: 1, flexShrink: 1, flexBasis: besideText(165), maxWidth: '100%' },
});
