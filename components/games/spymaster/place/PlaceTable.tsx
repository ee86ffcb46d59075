import { StyleSheet, View } from 'react-native';
import { AppText } from '@/components/kit/AppText';
import { Progress } from '@/components/kit/Progress';
import { type DockAction } from '@/components/kit/stage/dock-action';
import { space } from '@/components/kit/theme/tokens';
import { Frame } from '@/components/match/frame/Frame';
import { type TableProps } from '@/components/match/game-screens';
import { type Seat } from '@/rules/core/seat';
import { FREELANCE_AGENTS, type Location, SPECIAL_AGENTS } from '@/rules/spymaster/model/prints';
import { drawSpecialAgent } from '@/rules/spymaster/moves/draw-special-agent';
import { placeFreelanceAgents } from '@/rules/spymaster/moves/place-freelance-agents';
import { placeSpecialAgents } from '@/rules/spymaster/moves/place-special-agents';
import { type PlacedAgent, useBegun } from '../begun';
import { middleOfPlace } from '../stage/board-plan';
import { BoardStage, useBoardPlan } from '../stage/BoardStage';
import { type Table, useTable } from '../table';
import { type Placed } from '../turn/plan';
import { agentName } from '../words';
import { bareArea, placeTargets, scenesOf } from './place-scenes';
import { SeatKeys } from './SeatKeys';

/** SM-10: a tap on the board puts an Agent there. */
export function PlaceTable(props: TableProps) {
  const table = useTable(props);
  const { t, log } = table;
  const { plan, onLayout } = useBoardPlan();
  const placing = usePlacing(table, props.seat);
  const { placed, onPlace } = placing;
  const isOpen = props.canAct && log.game.status(log.state, 'table').chance?.source !== 'digital';
  return (
    <Frame
      stage={
        <BoardStage
          {...{ plan, onLayout }}
          label={t('ui.map')}
          scenes={scenesOf((area) => bareArea({ area, placed }))}
          targets={placeTargets({ table, plan, placed, ...(isOpen ? { onPlace } : {}) })}
        />
      }
      tray={isOpen ? <PlaceTray table={table} placing={placing} onSeat={props.onSeat} /> : undefined}
      {...(isOpen ? { action: placing.action } : {})}
      begun={isOpen ? placing.begun : undefined}
      placeOf={({ draft: { move } }) =>
        drawSpecialAgent.is(move) ? { at: middleOfPlace(plan, move.location) } : undefined
      }
    />
  );
}

interface PlaceTrayProps {
  readonly table: Table;
  readonly placing: ReturnType<typeof usePlacing>;
  readonly onSeat: (seat: Seat) => void;
}

function PlaceTray({ table: { t, view, options }, placing: { placed, seat }, onSeat }: PlaceTrayProps) {
  if (view.phase === 'place-freelance-agents')
    return (
      <View style={styles.tray}>
        <AppText tone="soft">{t('ui.throw-freelance')}</AppText>
        <Progress label={t('ui.place.freelances')} value={view.freelances.length} max={FREELANCE_AGENTS} />
      </View>
    );
  const isChosen = options.specialAgents === 'chosen';
  return (
    <View style={styles.tray}>
      <AppText tone="soft">{t(isChosen ? 'ui.place.any-order' : 'ui.place.thrown')}</AppText>
      <SeatKeys
        label={t('ui.list.agents')}
        counts={placed.players.map(({ agents }) => agents.length)}
        of={SPECIAL_AGENTS}
        seat={seat}
        onSeat={isChosen ? onSeat : undefined}
      />
    </View>
  );
}

const withAgents = ({ players, freelances }: Placed, agents: readonly PlacedAgent[]): Placed => ({
  freelances,
  players: players.map((player, seat) => ({
    ...player,
    agents: [...player.agents, ...agents.flatMap((agent) => (agent.seat === seat ? [agent.at] : []))],
  })),
});

/** Whose Agents come next, and what a tap on a place does. */
const usePlacing = (table: Table, asked: Seat | undefined) => {
  const { t, view, options, note, act, seatName, place } = table;
  const { begun, change } = useBegun(table);
  const placed = withAgents(view, begun.agents);
  const last = begun.agents.at(-1);
  if (view.phase === 'place-freelance-agents')
    return {
      placed,
      seat: undefined,
      onPlace: (location: Location) => note(placeFreelanceAgents.make({ locations: [location] })),
      action: waiting(t('ui.place.freelance-left', { count: FREELANCE_AGENTS - view.freelances.length })),
      begun: undefined,
    };
  const isChosen = options.specialAgents === 'chosen';
  const isShort = (seat: Seat) => (placed.players[seat]?.agents.length ?? 0) < SPECIAL_AGENTS;
  const seat =
    isChosen && asked !== undefined && isShort(asked)
      ? asked
      : placed.players.findIndex((_, nth) => isShort(nth));
  /** The third one is the move; until then anybody may go on. */
  const onChosen = (at: Location) => {
    const agents = [...begun.agents, { seat, at }];
    const [first, second, third] = agents.filter((agent) => agent.seat === seat).map((agent) => agent.at);
    if (!first || !second || !third) return change({ agents });
    change({ agents: agents.filter((agent) => agent.seat !== seat) });
    return act(seat, placeSpecialAgents.make({ locations: [first, second, third] }));
  };
  const left = SPECIAL_AGENTS - (placed.players[seat]?.agents.length ?? 0);
  return {
    ...{ placed, seat },
    onPlace: isChosen ? onChosen : (location: Location) => note(drawSpecialAgent.make({ location })),
    action: waiting(t('ui.place.more', { seat: seatName(seat), count: left })),
    begun: last && {
      what: t('ui.turn.planned', { agent: agentName(table, last.seat), place: place(last.at) }),
      onPress: () => change({ agents: begun.agents.slice(0, -1) }),
    },
  };
};

const waiting = (label: string): DockAction => ({ kind: 'wait', label });

const styles = StyleSheet.create({ tray: { minHeight: 96, gap: space.xs } });
