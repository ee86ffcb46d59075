import { type Debt, type Outcome, type Status as CoreStatus } from '@/rules/core/contract';
import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { checkTable } from '../model/options';
import { outcomeOf } from '../model/scoring';
import { lastTurns } from '../model/state';
import { ledger, type Options, options, type Player, start, type State } from './state';
import { acceptMission } from './moves/accept-mission';
import { completeMission } from './moves/complete-mission';
import { correct } from './moves/correct';
import { declineExtraTurn } from './moves/decline-extra-turn';
import { discardMission } from './moves/discard-mission';
import { endTurn } from './moves/end-turn';
import { enterScore } from './moves/enter-score';
import { leave } from './moves/leave';
import { placeAgents } from './moves/place-agents';
import { stop } from './moves/stop';
import { takeBackAgents } from './moves/take-back-agents';

/** Offers come in this order. */
const moves = [
  endTurn,
  declineExtraTurn,
  acceptMission,
  placeAgents,
  takeBackAgents,
  discardMission,
  completeMission,
  enterScore,
  stop,
  correct,
  leave,
] as const;

export type Move = MovesOf<typeof moves>;

export interface View extends Omit<State, 'players' | 'options'> {
  readonly players: readonly (Player & { readonly points: number; readonly hasLastTurn: boolean })[];
}

const view = ({ options: _, ...state }: State): View => {
  const last = state.phase === 'turn' ? lastTurns(state) : [];
  return {
    ...state,
    players: state.players.map((player, seat) => ({
      ...player,
      points: player.completed.reduce((sum, points) => sum + points, player.covered),
      hasLastTurn: last.includes(seat),
    })),
  };
};

const outcome = ({ options: { seatCount, startSeat }, players }: State): Outcome =>
  outcomeOf(
    { seatCount, startSeat },
    players.map(({ completed, covered, left }, seat) => ({
      seat,
      left,
      lines: [
        ...completed.map((value, place) => ({
          label: message('score.nth-mission', { place: number(place + 1) }),
          value,
          rule: 'SC-56',
        })),
        { label: message('score.covered'), value: covered, rule: 'SC-56' },
      ],
    })),
  );

type DebtId = 'extra-turns' | 'last-turns' | 'scores';
export type Status = CoreStatus<State['phase'], DebtId>;

export const status = (state: State): Status => ({
  phase: state.phase,
  label: message(`phase.${state.phase === 'turn' ? kindOf(state) : state.phase}`),
  decisions: decisions(state),
  debts: debts(state),
  over: state.phase === 'over',
});

const kindOf = ({ turn, trigger }: State): 'turn' | 'extra-turn' | 'last-turn' => {
  if (turn.extra) return 'extra-turn';
  return trigger === undefined ? 'turn' : 'last-turn';
};

const uncounted = ({ players }: State): readonly number[] =>
  players.flatMap(({ entered, left }, seat) => (entered || left ? [] : [seat]));

const decisions = (state: State): Status['decisions'] => {
  if (state.phase === 'over') return [];
  if (state.phase === 'scoring')
    return [{ seats: uncounted(state), anyOrder: true, purpose: message('purpose.score') }];
  return [
    {
      seats: [state.active],
      purpose: message(`purpose.${kindOf(state)}`, { seat: seatParam(state.active) }),
    },
  ];
};

const debts = (state: State): readonly Debt<DebtId>[] => {
  if (state.phase === 'over') return [];
  if (state.phase === 'scoring') return debt({ id: 'scores', left: uncounted(state).length, required: true });
  return [
    ...debt({ id: 'extra-turns', left: state.extraTurns, required: false }),
    ...debt({ id: 'last-turns', left: lastTurns(state).length, required: true }),
  ];
};

const debt = ({ id, left, required }: Omit<Debt<DebtId>, 'label'>): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left) }) }] : [];

/** Spy Connection as a table would keep it on paper; opened at the end it is the score pad. */
export const light = defineGame(moves, {
  id: 'spy-connection',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options,
  checkOptions: (chosen: Options) => checkTable(chosen),
  start,
  active: ({ active }) => active,
  status,
  stop: ({ phase }) => (phase === 'turn' ? stop.make({}) : undefined),
  view,
  outcome,
  ledger,
});
