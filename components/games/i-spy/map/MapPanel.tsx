import { type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { type MapSight, MapStage } from '@/components/kit/stage/MapStage';
import { edge, ground } from '@/components/kit/theme/tint';
import { radius, space } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useFrame } from '@/components/match/frame/frame-context';
import { onTheMove } from '@/rules/i-spy/advice/reach';
import { type Move } from '@/rules/i-spy/game';
import { type MapView } from '@/rules/i-spy/model/view';
import { PieceIcon } from '../pieces/PieceIcon';
import { type Table } from '../table';
import { regionUnder } from './due';
import { type Goal, goalsOf, ticketsOf, wayTo } from './goals';
import { MapDrawing } from './MapDrawing';
import { regionAt, targetsOf } from './map-targets';
import { regionName } from './region-words';
import { sceneOf } from './scene';
import { useRegionPlaces } from './use-region-places';

interface MapPanelProps {
  readonly table: Table;
  readonly map: MapView;
  readonly chosen: string | undefined;
  readonly onGoal: (goal: Goal | undefined) => void;
  /** The rules say why a Spy cannot go there. */
  readonly onRefused: (moves: readonly Move[]) => void;
  readonly sight: MapSight;
  readonly onSight: (sight: MapSight) => void;
  /** Over the map, in its lower right corner. */
  readonly children: ReactNode;
}

/** The map under the picture: a tap shows the way and its price, the large button goes it. */
export function MapPanel(props: MapPanelProps) {
  const { table, map, chosen, onGoal, onRefused, sight, onSight, children } = props;
  const { t, view } = table;
  const { dispatch } = useFrame();
  const { seat } = view.turn;
  const goals = goalsOf(table, seat);
  const places = useRegionPlaces(map.print, sight.size);
  const scene = sceneOf(table, { map, places, size: sight.size, goals, chosen });
  const tapped = (goal: Goal | undefined) => {
    dispatch.dismiss();
    onGoal(goal);
  };
  return (
    <MapStage
      label={t('ui.map-label')}
      sight={sight}
      onSight={onSight}
      targets={targetsOf({ table, scene, onGoal: tapped })}
      onElse={(at) => {
        tapped(undefined);
        const region = regionAt(scene, at, sight.zoom);
        if (region && region.id !== view.players[seat]?.region) onRefused(wayTo(table, seat, region));
      }}
      over={
        <View style={styles.over}>
          <View style={styles.empty}>
            {map.print.regions.length === 0 && (
              <>
                <AppText variant="title">{t('ui.map-empty')}</AppText>
                <AppText tone="soft">{t('ui.map-empty-hint')}</AppText>
              </>
            )}
          </View>
          <View style={styles.bottom}>
            <Tickets table={table} />
            <View style={styles.right}>{children}</View>
          </View>
        </View>
      }
    >
      <MapDrawing scene={scene} zoom={sight.zoom} />
    </MapStage>
  );
}

/** How many Tickets are left, and where the Spy is. */
function Tickets({ table }: { readonly table: Table }) {
  const { t, view, practice } = table;
  const { colors } = useTheme();
  const region = regionUnder(view, onTheMove(view));
  const count = ticketsOf(view);
  return (
    <View
      accessible
      role="img"
      aria-label={[t('ui.tickets', { count }), ...(region ? [regionName(table, region)] : [])].join(', ')}
      style={[styles.box, ground(colors.sheet), edge(colors.line)]}
    >
      <PieceIcon name="ticket" size={22} />
      <AppText variant="count">{count}</AppText>
      <View>
        {region && (
          <AppText variant="fine" numberOfLines={1} style={styles.where}>
            {regionName(table, region)}
          </AppText>
        )}
        {practice && (
          <AppText variant="fine" tone="soft" style={styles.where}>
            {t('ui.map-practice')}
          </AppText>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    ...StyleSheet.absoluteFill,
    justifyContent: 'space-between',
    padding: space.s,
    pointerEvents: 'box-none',
  },
  empty: { alignItems: 'center', padding: space.l, pointerEvents: 'none' },
  bottom: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.s,
    pointerEvents: 'box-none',
  },
  right: {
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s,
    pointerEvents: 'box-none',
  },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    minHeight: 38,
    borderWidth: 1,
    borderRadius: radius.s + 2,
    pointerEvents: 'none',
  },
  where: { maxWidth: 110, lineHeight: 17 },
});
