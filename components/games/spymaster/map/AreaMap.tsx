import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { AppText } from '@/components/ui/AppText';
import { Stamp } from '@/components/ui/Stamp';
import type { Table } from '../table';
import { AreaPanel } from './AreaPanel';
import type { MapTap } from './map-tap';

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
          <AreaPanel key={missionSpace.area} table={table} space={missionSpace} tap={tap} />
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
});
