import { type Debt, type Decision, type Status as CoreStatus } from '@/rules/core/contract';
import { message, number, type Params, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { ROUNDS } from '../model/prints';
import { passRing, type PassRing, presentOf } from '../model/round';
import {
  asksForCard,
  isCounted,
  ledger,
  options,
  type Options,
  outcome,
  type Phase,
  type Player,
  putBack,
  start,
  type State,
  uncounted,
} from './state';
import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { checkTable, SEATS } from '../model/options';
import { clearBoard } from './moves/clear-board';
import { completeMission } from './moves/complete-mission';
import { correct } from './moves/correct';
import { countHand } from './moves/count-hand';
import { endTurn } from './moves/end-turn';
import { enterMissions } from './moves/enter-missions';
import { leave } from './moves/leave';
import { pass } from './moves/pass';
import { stop } from './moves/stop';
import { takeSpyMasterCard } from './moves/take-spymaster-card';

type DebtId = 'spymaster-card' | 'passes' | 'missions' | 'hands';
type Status = CoreStatus<Phase, DebtId>;

export const status = (state: State): Status => {
  const seats = deciding(state);
  const isPlaying = state.phase === 'gather-intelligence' || state.phase === 'operations';
  return {
    phase: state.phase,
    label: message(`phase.${state.phase}`),
    ...(isPlaying ? { round: { number: state.round, of: ROUNDS } } : {}),
    decisions: seats.length > 0 ? [decision(state, seats)] : [],
    debts: debts(state),
    over: state.phase === 'over',
  };
};

const deciding = (state: State): readonly Seat[] => {
  if (state.phase === 'over') return [];
  if (state.phase === 'operations') return [state.active];
  return asksForCard(state) ? presentOf(state.players) : uncounted(state);
};

const decision = (state: State, seats: readonly Seat[]): Decision => {
  const purpose = asksForCard(state) ? 'take-spymaster-card' : state.phase;
  return {
    seats,
    ...(state.phase === 'operations' ? {} : { anyOrder: true, asksWho: true }),
    purpose: message(`purpose.${purpose}`, { seat: seatParam(state.active) }),
  };
};

const debts = (state: State): readonly Debt<DebtId>[] => {
  const { players, phase } = state;
  const ring = passRing(state);
  const waiting = players.filter(({ left }) => !left);
  return [
    ...debt({ id: 'spymaster-card', left: asksForCard(state) ? 1 : 0, required: true }),
    ...(phase === 'operations'
      ? debt({ id: 'passes', left: ring.left, required: false }, { seat: seatParam(ring.last) })
      : []),
    ...(phase === 'scoring'
      ? [
          ...debt({
            id: 'missions',
            left: waiting.filter(({ missionsKnown }) => !missionsKnown).length,
            required: true,
          }),
          ...debt({ id: 'hands', left: waiting.filter(({ totals }) => !totals).length, required: true }),
        ]
      : []),
  ];
};

const debt = (
  { id, left, required }: Omit<Debt<DebtId>, 'label'>,
  params: Params = {},
): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left), ...params }) }] : [];

export interface PlayerView extends Player {
  /** Of the completed Missions. */
  readonly points: number;
  /** SM-41: for the hand, once all of them were counted. */
  readonly bonus?: number;
}

export interface View extends Omit<State, 'players' | 'options'> {
  readonly players: readonly PlayerView[];
  readonly ring: PassRing;
}

/** The light depth knows no hands before they lie open, so all viewers see the same. */
export const view = (state: State): View => {
  const { options: _, ...shown } = state;
  const scores = isCounted(state) ? outcome(state).scores : [];
  return {
    ...shown,
    ring: passRing(state),
    players: state.players.map((player, seat) => {
      const points = player.completed.reduce((sum, each) => sum + each, 0);
      const score = scores[seat];
      return { ...player, points, ...(score ? { bonus: score.total - points } : {}) };
    }),
  };
};

const moves = [
  ...[takeSpyMasterCard, completeMission, endTurn, pass, clearBoard],
  ...[enterMissions, countHand, stop, correct, leave],
] as const;

export type Move = MovesOf<typeof moves>;

/** SpyMaster as a table would keep it on paper; opened at the end it is the score pad. */
export const light = defineGame(moves, {
  id: 'spymaster',
  rulesVersion: 2,
  seats: SEATS,
  options,
  checkOptions: (chosen: Options) => checkTable(chosen),
  start,
  active: ({ active }) => active,
  status,
  stop: (state) => (stop.check(state, 'table', stop.make({})).length === 0 ? stop.make({}) : undefined),
  view,
  putBack,
  outcome,
  ledger,
});
