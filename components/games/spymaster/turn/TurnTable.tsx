import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/kit/Stamp';
import { Bubble } from '@/components/kit/stage/Bubble';
import { SettledTaps } from '@/components/kit/stage/settled-taps';
import { ground } from '@/components/kit/theme/tint';
import { radius } from '@/components/kit/theme/tokens';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useSettings } from '@/components/kit/store/use-debrief';
import { useReveal } from '@/components/kit/secret/use-reveal';
import { Frame } from '@/components/match/frame/Frame';
import { useFrame } from '@/components/match/frame/frame-context';
import { type TableProps } from '@/components/match/game-screens';
import { type Refused } from '@/components/match/use-dispatch';
import { hasSecrets } from '@/components/match/who-acts';
import { useTranslate } from '@/i18n/use-translate';
import { mayBurn } from '@/rules/spymaster/model/state';
import { completeMission } from '@/rules/spymaster/moves/complete-mission';
import { moveAgent } from '@/rules/spymaster/moves/move-agent';
import { MissionEntry } from '../mission/MissionEntry';
import { type BoardPlan, boxOfPlace, middleOfMission, middleOfPlace } from '../stage/board-plan';
import { BoardStage, useBoardPlan } from '../stage/BoardStage';
import { Trail } from '../stage/Trail';
import { strip } from '../strip';
import { type Table, useTable } from '../table';
import { agentName, areaName } from '../words';
import { costOf, doneIn, type PlannedMove } from './plan';
import { lackOf, turnActs } from './turn-acts';
import { turnDock } from './turn-dock';
import { turnScenes } from './turn-scenes';
import { turnTargets } from './turn-targets';
import { turnTray } from './turn-tray';
import { useDoing } from './use-turn';
import { useTurnedUp } from './use-turned-up';

/** On a low phone a pad takes a little more than half of the screen. */
const SHARE = 0.47;

/** SM-30: a turn on the board. A tap on the stage prepares, a key or the dock plays. */
export function TurnTable(props: TableProps) {
  const table = useTable(props);
  const app = useTranslate();
  const router = useRouter();
  const { dispatch } = useFrame();
  const { plan, onLayout } = useBoardPlan();
  const { doing, set: setDoing } = useDoing(table);
  // Whoever goes on has read why something was refused.
  const set: typeof setDoing = (next) => {
    dispatch.dismiss();
    setDoing(next);
  };
  const reveal = useReveal();
  const { tapToShow } = useSettings();
  const [taps] = useState(() => new SettledTaps());
  const { t, view, log, options } = table;
  const seat = view.active;
  const acts = turnActs({ table, seat, playAll: props.playAll, doing, set });
  const isOpen = props.canAct && !log.game.status(log.state, 'table').chance;
  const lack = doing.lacking && lackOf(table, seat, doing.lacking);
  const { reading } = doing;
  const turnedUp = useTurnedUp(view.spaces);
  const about = { table, seat, doing, set, acts, reveal, taps, lack, turnedUp };
  const isDealt = options.intelligenceDeck === 'digital';
  const look = hasSecrets(log, seat) ? () => props.onPass(seat) : undefined;
  return (
    <>
      <Frame
        strip={soonOf(table, props, doing.paying?.area)}
        stage={
          <BoardStage
            {...{ plan, onLayout }}
            label={t('ui.map')}
            scenes={turnScenes(table, doing, turnedUp)}
            targets={turnTargets({
              ...{ table, plan, doing },
              ...(isOpen && !doing.paying && !doing.lacking && !doing.claiming
                ? { onPlace: acts.onPlace, onMission: acts.onMission }
                : {}),
            })}
            onElse={() => set(doing.paying ? { paying: doing.paying } : {})}
            over={<Ways plan={plan} moves={doing.moves} proposed={lack?.placement?.steps} />}
          >
            {isOpen && lack && (
              <Bubble
                reason={lack.reason}
                rule="SM-33"
                onRule={() =>
                  router.push({
                    pathname: '/game/[game]/rules',
                    params: { game: props.header.game, rule: 'SM-33' },
                  })
                }
                anchor={missionAt(plan, lack.area)}
                clear={[lack.city, ...(lack.placement?.steps ?? []).map(({ from }) => from)].map((each) =>
                  boxOfPlace(plan, each),
                )}
                aside={{
                  label: app('refusal.anyway'),
                  onPress: () => set({ paying: { area: lack.area, burned: [], anyway: true } }),
                }}
              />
            )}
            <Completed table={table} plan={plan} />
          </BoardStage>
        }
        tray={isOpen ? turnTray({ ...about, isRefused: dispatch.refused !== undefined, isDealt }) : undefined}
        {...(isOpen ? turnDock({ ...about, app, look, isDealt, tapToShow }) : {})}
        begun={isOpen ? begunOf(table, doing, set) : undefined}
        share={SHARE}
        placeOf={(refused) => placeOf(plan, refused, doing.moves)}
        taps={taps}
      />
      {reading && (
        <MissionEntry
          table={table}
          area={reading}
          onClose={() => set({})}
          onRead={(print) => acts.onRead(reading, print)}
          onPoints={isDealt ? undefined : () => set({ claiming: reading })}
        />
      )}
    </>
  );
}

interface WaysProps {
  readonly plan: BoardPlan;
  readonly moves: readonly PlannedMove[];
  readonly proposed: readonly PlannedMove[] | undefined;
}

/** Each step with its number, from the first to the last Agent. */
function Ways({ plan, moves, proposed = [] }: WaysProps) {
  return (
    <>
      {moves.map((way, nth) => (
        <Trail key={nth} plan={plan} way={way} before={costOf(moves.slice(0, nth))} />
      ))}
      {proposed.map((way, nth) => (
        <Trail key={`proposed ${nth}`} plan={plan} way={way} before={0} dashed />
      ))}
    </>
  );
}

/** Comes down on the Area of each Mission that was completed in this turn. */
function Completed({ table: { t, view }, plan }: { readonly table: Table; readonly plan: BoardPlan }) {
  const { colors } = useTheme();
  return doneIn(view).map(({ area, points }) => {
    const at = plan.areas.find((each) => each.area === area);
    if (!at) return undefined;
    const { mission, plate } = at;
    const [left, right] = [
      Math.min(mission.x, plate.x),
      Math.max(mission.x + mission.width, plate.x + plate.width),
    ];
    return (
      <View
        key={area}
        style={[styles.stamp, { left, width: right - left, top: plate.y + plate.height * 0.2 }]}
      >
        <View style={[styles.paper, ground(colors.sheet)]}>
          <Stamp label={`${t('ui.turn.completed')} +${points}`} large lands />
        </View>
      </View>
    );
  });
}

const missionAt = (plan: BoardPlan, area: string) => {
  const at = plan.areas.find((each) => each.area === area);
  return at ? middleOfMission(at) : { x: 0, y: 0 };
};

/** What a refused tap was about. */
const placeOf = (plan: BoardPlan, { draft: { move } }: Refused, planned: readonly PlannedMove[]) => {
  if (completeMission.is(move)) return { at: missionAt(plan, move.area) };
  const to = moveAgent.is(move) ? move.to : planned.at(-1)?.to;
  return to && { at: middleOfPlace(plan, to) };
};

/** With the points of a Mission that is being paid for. */
const soonOf = (table: Table, { log }: TableProps, area: string | undefined) => {
  const { t, view } = table;
  const print = view.spaces.find((space) => space.area === area)?.faceup?.print;
  if (!print) return undefined;
  const now = strip(log, t);
  return {
    ...now,
    seats: now.seats.map((each, seat) => {
      const [first, second] = each.numbers;
      if (seat !== view.active || !first) return each;
      const soon = { ...first, soon: String(Number(first.text) + print.points) };
      return { ...each, numbers: second ? ([soon, second] as const) : ([soon] as const) };
    }),
  };
};

/** What is unfinished is taken back first, step by step. */
const begunOf = (
  table: Table,
  doing: ReturnType<typeof useDoing>['doing'],
  set: ReturnType<typeof useDoing>['set'],
) => {
  const { t, place, cardName, view } = table;
  const { moves, paying, held, claiming, lacking } = doing;
  const card = paying?.burned.at(-1);
  if (paying && card)
    return {
      what:
        table.options.intelligenceDeck === 'digital'
          ? t('ui.turn.card-picked')
          : t('ui.turn.card-burned', { card: cardName(card) }),
      onPress: () => set({ paying: { ...paying, burned: paying.burned.slice(0, -1) } }),
    };
  const asked = paying?.area ?? claiming ?? lacking;
  if (asked) return { what: t('ui.turn.asked', { area: areaName(t, asked) }), onPress: () => set({}) };
  if (held?.agent !== undefined)
    return {
      what: t('ui.turn.lifted-one', { agent: agentName(table, held.agent) }),
      onPress: () => set({}),
    };
  const last = moves.at(-1);
  if (last && (mayBurn(view.turn) || view.turn.points > 0))
    return {
      what: t('ui.turn.planned', { agent: agentName(table, last.agent), place: place(last.to) }),
      onPress: () => set({ moves: moves.slice(0, -1) }),
    };
  return undefined;
};

const styles = StyleSheet.create({
  stamp: { position: 'absolute', alignItems: 'center', pointerEvents: 'none' },
  paper: { borderRadius: radius.s, transform: [{ rotate: '-6deg' }] },
});
