import { StyleSheet, View } from 'react-native';
import { edge, ground } from '@/components/kit/theme/tint';
import { hairline, radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { AppText } from '@/components/kit/AppText';
import { COLOURS } from '@/rules/spymaster/model/prints';
import { type SpaceView } from '@/rules/spymaster/model/view';
import { MissionSpace } from '../board/MissionSpace';
import { type Table } from '../table';
import { areaName, isPlacing } from '../words';
import { type MapTap } from './map-tap';
import { Place } from './Place';

interface AreaPanelProps {
  readonly table: Table;
  readonly space: SpaceView;
  readonly tap: MapTap;
}

/** An Area of Operation as on the board: its Mission, its Transport Hub and its four cities. */
export function AreaPanel({ table, space: missionSpace, tap }: AreaPanelProps) {
  const { colors, accent } = useTheme();
  const { area, needs } = missionSpace;
  const name = areaName(table.t, area);
  return (
    <View
      role="group"
      aria-label={name}
      style={[styles.panel, ground(colors.sheet), edge(needs?.met ? accent.fill : colors.line)]}
    >
      <AppText variant="stamp" tone="soft" style={styles.name}>
        {name}
      </AppText>
      {!isPlacing(table.view) && <MissionSpace table={table} space={missionSpace} />}
      {(['hub', ...COLOURS] as const).map((kind) => (
        <Place key={kind} table={table} location={`${area}-${kind}`} kind={kind} tap={tap} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    flexGrow: 1,
    gap: 2,
    padding: space.xs,
    borderWidth: hairline,
    borderRadius: radius.m,
  },
  name: { paddingHorizontal: space.xs, paddingTop: 2 },
});
