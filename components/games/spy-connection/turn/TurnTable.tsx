import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Chip } from '@/components/kit/Chip';
import { Stamp } from '@/components/kit/Stamp';
import { space } from '@/components/kit/theme/tokens';
import { useFrame } from '@/components/match/frame/frame-context';
import { Frame } from '@/components/match/frame/Frame';
import { SeatPanel } from '@/components/match/frame/SeatPanel';
import { type TableProps } from '@/components/match/game-screens';
import { LARGE, useTextGrowth } from '@/components/kit/theme/use-text-growth';
import { type Seat } from '@/rules/core/seat';
import { layoutOf } from '../stage/layout';
import { MapGround } from '../stage/MapGround';
import { MapPieces } from '../stage/MapPieces';
import { MapStage, WHOLE_SIGHT } from '@/components/kit/stage/MapStage';
import { useCityPlaces } from '../stage/use-city-places';
import { strip } from '../strip';
import { useTable } from '../table';
import { waysOut } from '../ways';
import { withSoon } from './ahead';
import { coversOf } from './covers';
import { NewCity } from '../read/NewCity';
import { toggledCity } from '../read/reading';
import { Legend } from './Legend';
import { SeatMissions } from './SeatMissions';
import { refusalPlace } from './refusal-place';
import { paymentOf } from './repair';
import { targetsOf } from './targets';
import { TurnTray } from './TurnTray';
import { marksOf, waysByCity } from './turn-marks';
import { type Turn } from './turn';
import { useChosen } from './use-chosen';
import { useTurnDock } from './use-turn-dock';

/** A turn on the map: a tap shows what would happen, the large button makes it happen. */
export function TurnTable(props: TableProps) {
  const { canAct } = props;
  const table = useTable(props);
  const { state, view, practice, t } = table;
  const { dispatch } = useFrame();
  const { refused } = dispatch;
  const payment = useMemo(() => refused && paymentOf(props.log, refused), [props.log, refused]);
  const [sight, setSight] = useState(WHOLE_SIGHT);
  const [chosen, choose] = useChosen(props.session, state);
  const [looking, setLooking] = useState<Seat>();
  const places = useCityPlaces(table);
  const { size } = sight;
  const layout = useMemo(() => layoutOf(state.board, places, size), [state.board, places, size]);
  const ways = useMemo(() => waysByCity(waysOut(table)), [table]);
  const marks = useMemo(
    () => ({ ...marksOf(table, ways, chosen), rescue: payment?.spaces }),
    [table, ways, chosen, payment],
  );
  const canDraw = !practice && (view.phase === 'option' || view.phase === 'travelled');
  const turn: Turn = {
    ...{ table, chosen, choose, ways, covers: coversOf(table, chosen) },
    onDraw: canDraw
      ? (to) => choose({ kind: 'draw', from: table.active.spy ?? '', to, shared: {} })
      : undefined,
  };
  const { action, quiet, after } = useTurnDock(turn);
  const others = chosen?.kind === 'city' ? (ways.get(chosen.city) ?? []) : [];
  const lit = (press: () => void) => () => {
    dispatch.dismiss();
    press();
  };
  // What takes several taps is not lost by one beside it.
  const isBegun =
    chosen?.kind === 'draw' ||
    chosen?.kind === 'read' ||
    (chosen?.kind === 'lift' && chosen.spaces.length + chosen.circles.length > 0);
  const beside = () => (isBegun ? undefined : choose());
  const named = (city: string) => {
    if (chosen?.kind === 'read') choose({ ...chosen, ...toggledCity(chosen, city) });
    else turn.onDraw?.(city);
  };
  const names =
    canAct && !practice && (chosen?.kind === 'read' || (canDraw && (!chosen || chosen.kind === 'draw')));
  const low = useWindowDimensions().height < LOW;
  const legend = useLegend(turn, canAct && !low);
  const targets = canAct ? targetsOf(turn, layout).map((one) => ({ ...one, onPress: lit(one.onPress) })) : [];
  return (
    <>
      <Frame
        strip={withSoon(strip(props.log, t), state, after)}
        scene={chosen?.kind}
        {...(low ? { share: LOW_SHARE } : {})}
        stage={
          <MapStage
            label={t('ui.map-label')}
            sight={sight}
            onSight={setSight}
            targets={targets}
            onElse={lit(beside)}
            over={
              <View style={styles.over}>
                {chosen?.kind === 'city' &&
                  others.map((way, place) =>
                    place === chosen.way || way.refused ? undefined : (
                      <Chip
                        key={`${way.from}/${way.connection.id}`}
                        label={t('ui.turn.or-via', { city: table.city(way.from), count: way.price })}
                        selected={false}
                        onPress={() => choose({ ...chosen, way: place })}
                      />
                    ),
                  )}
                {legend && <Legend t={t} about={legend} draws={!practice} />}
                {names && <NewCity table={table} onNamed={named} />}
                {practice && (
                  <View style={styles.stamp}>
                    <Stamp label={t('ui.practice')} tone="soft" askew />
                  </View>
                )}
              </View>
            }
          >
            <MapGround {...size} />
            <MapPieces table={table} layout={layout} marks={marks} />
          </MapStage>
        }
        tray={<TurnTray turn={turn} canAct={canAct} />}
        action={canAct ? action : undefined}
        quiet={canAct ? quiet : []}
        onSeat={setLooking}
        placeOf={(tapped) => refusalPlace(table, { layout, sight, payment }, tapped)}
      />
      {looking !== undefined && (
        <SeatPanel seat={looking} onClose={() => setLooking(undefined)}>
          <SeatMissions table={table} seat={looking} />
        </SeatPanel>
      )}
    </>
  );
}

/** A small phone, or very large words, have no room for it. */
const LOW = 740;
/** What its map gives away, so that no Mission is cut off. */
const LOW_SHARE = 0.465;

/** As long as somebody has no Agent on the board, the map is new to them; what comes back is rare. */
const useLegend = ({ table, chosen, ways }: Turn, hasRoom: boolean) => {
  const large = useTextGrowth() > LARGE;
  if (!hasRoom || large) return undefined;
  if (chosen?.kind === 'lift') return 'lift';
  const { active, view } = table;
  if (chosen || view.phase !== 'option' || Object.keys(active.agents).length > 0) return undefined;
  return ways.size > 0 ? 'turn' : 'unknown';
};

const styles = StyleSheet.create({
  over: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    gap: space.s,
    padding: space.s,
    pointerEvents: 'box-none',
  },
  stamp: { position: 'absolute', right: space.l, bottom: space.l },
});
