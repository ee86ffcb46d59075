import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Chip } from '@/components/kit/Chip';
import { Stamp } from '@/components/kit/Stamp';
import { type StageTarget } from '@/components/kit/stage/stage-target';
import { space } from '@/components/kit/theme/tokens';
import { useFrame } from '@/components/match/frame/frame-context';
import { Frame } from '@/components/match/frame/Frame';
import { SeatPanel } from '@/components/match/frame/SeatPanel';
import { type TableProps } from '@/components/match/game-screens';
import { type Seat } from '@/rules/core/seat';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { takeBackAgents } from '@/rules/spy-connection/moves/take-back-agents';
import { ConnectionEntry } from '../entry/ConnectionEntry';
import { layoutOf, type MapLayout } from '../stage/layout';
import { MapGround } from '../stage/MapGround';
import { MapPieces } from '../stage/MapPieces';
import { MapStage, WHOLE_SIGHT } from '@/components/kit/stage/MapStage';
import { useCityPlaces } from '../stage/use-city-places';
import { spaceName } from '../space-name';
import { strip } from '../strip';
import { type Table, useTable } from '../table';
import { waysOut } from '../ways';
import { withSoon } from './ahead';
import { useChosen } from './chosen';
import { coversOf } from './covers';
import { NO_LIFT, toggledSpace } from './lifting';
import { SeatMissions } from './SeatMissions';
import { refusalPlace } from './refusal-place';
import { TurnTray } from './TurnTray';
import { marksOf, waysByCity } from './turn-marks';
import { type Turn, useTurnDock } from './use-turn-dock';

/** A turn on the map: a tap shows what would happen, the large button makes it happen. */
export function TurnTable(props: TableProps) {
  const { canAct } = props;
  const table = useTable(props);
  const { state, view, practice, t } = table;
  const { dispatch } = useFrame();
  const [sight, setSight] = useState(WHOLE_SIGHT);
  const [chosen, choose] = useChosen(state);
  const [drawing, setDrawing] = useState<string>();
  const [looking, setLooking] = useState<Seat>();
  const places = useCityPlaces(table);
  const { size } = sight;
  const layout = useMemo(() => layoutOf(state.board, places, size), [state.board, places, size]);
  const ways = useMemo(() => waysByCity(waysOut(table)), [table]);
  const marks = useMemo(() => marksOf(table, ways, chosen), [table, ways, chosen]);
  const canDraw = !practice && (view.phase === 'option' || view.phase === 'travelled');
  const turn: Turn = {
    ...{ table, chosen, choose, ways, covers: coversOf(table, chosen) },
    onDraw: canDraw ? setDrawing : undefined,
  };
  const { action, quiet, after } = useTurnDock(turn);
  const others = chosen?.kind === 'city' ? (ways.get(chosen.city) ?? []) : [];
  const lit = (press: () => void) => () => {
    dispatch.dismiss();
    press();
  };
  const targets = canAct ? targetsOf(turn, layout).map((one) => ({ ...one, onPress: lit(one.onPress) })) : [];
  return (
    <>
      <Frame
        strip={withSoon(strip(props.log, t), state, after)}
        scene={chosen?.kind}
        stage={
          <MapStage
            label={t('ui.map-label')}
            sight={sight}
            onSight={setSight}
            targets={targets}
            onElse={lit(() => choose())}
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
        placeOf={(refused) => refusalPlace(table, { layout, sight }, refused)}
      />
      {looking !== undefined && (
        <SeatPanel seat={looking} onClose={() => setLooking(undefined)}>
          <SeatMissions table={table} seat={looking} />
        </SeatPanel>
      )}
      {drawing !== undefined && (
        <ConnectionEntry table={table} to={drawing} onClose={() => setDrawing(undefined)} />
      )}
    </>
  );
}

interface Lit extends StageTarget {
  readonly onPress: () => void;
}

const targetsOf = (turn: Turn, layout: MapLayout): readonly Lit[] => {
  const { table, chosen, choose } = turn;
  const { active, act, t } = table;
  const discs = Object.entries(active.agents).flatMap(([id, count]): readonly Lit[] => {
    const at = layout.spaces.get(id);
    if (!at) return [];
    const lifting = chosen?.kind === 'lift' ? chosen : NO_LIFT;
    const safe = active.canLift.includes(id);
    const onPress = () => {
      const next = toggledSpace(table, lifting, id);
      if (next) choose(next);
      else act(takeBackAgents.make({ spaces: [...lifting.spaces, id] }));
    };
    const label = [
      `${spaceName(table, id)}: ${t('count.agents', { count })}`,
      t(safe ? 'ui.safe' : 'ui.cuts'),
    ].join(', ');
    return [{ id: `space/${id}`, at, label, onPress }];
  });
  if (chosen?.kind === 'lift') return discs;
  return [...citiesOn(turn, layout), ...discs];
};

const citiesOn = (turn: Turn, layout: MapLayout): readonly Lit[] => {
  const { table, choose, ways, onDraw } = turn;
  const { active, act, city, t, state } = table;
  return state.board.cities.flatMap(({ id }): readonly Lit[] => {
    const at = layout.cities.get(id);
    if (!at) return [];
    const [way] = ways.get(id) ?? [];
    const move = moveSpy.make({ city: id });
    const onPress = () => {
      if (id === active.spy) return choose();
      const moves = way?.moves ?? [move];
      if (!active.network.includes(id) && !way && onDraw) return onDraw(id);
      const isRefused = way ? way.refused : table.refuses(move);
      choose({ kind: 'city', city: id, way: 0 });
      return isRefused ? act(...moves) : undefined;
    };
    return [
      { id: `city/${id}`, at, label: [city(id), ...aboutCity(table, id, way?.price)].join(', '), onPress },
    ];
  });

  function aboutCity({ active: { network, spy, open } }: Table, id: string, price: number | undefined) {
    const waiting = open.filter(
      ({ print, covered }) => print.cities.includes(id) && !covered.includes(id),
    ).length;
    return [
      ...(price === undefined ? [] : [t('count.agents', { count: price })]),
      ...(id === spy ? [t('ui.spy-here')] : network.includes(id) ? [t('ui.in-network')] : []),
      ...(waiting > 0 ? [t('ui.waiting', { count: waiting })] : []),
    ];
  }
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
