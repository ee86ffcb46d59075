/* IS-20, IS-50 to IS-71: what follows what, and who may act when. */
import { movesOf } from '@/rules/core/define-move';
import { seat as seatParam } from '@/rules/core/message';
import { playerOf } from '@/rules/core/players';
import { type Seat } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { clockwiseFrom, nextInRound, turnOrder } from '../../model/order';
import { LAST_ROUND, SCORED_ROUNDS } from '../../model/pieces';
import { refuse } from '../../model/refusals';
import { type Phase, type State } from './state';

const SCORING: readonly Phase[] = ['score-records', 'reveal-politicians', 'award-advantages', 'clean-up'];
export const BEFORE_THE_END: readonly Phase[] = ['turn', ...SCORING];
export const TO_THE_END: readonly Phase[] = [
  ...BEFORE_THE_END,
  'final-report',
  'reveal-alignments',
  'score-final-report',
  'turn-assets',
];

const notYours = (seat: Seat): Violation =>
  refuse('IS-20', 'not-your-turn', { params: { seat: seatParam(seat) }, focus: ['active'] });

export const { defineMove, defineCorrect, defineLeave } = movesOf({
  phaseOf: ({ phase }: State): Phase => phase,
  active: ({ active }: State) => active,
  roles: { initiative: ({ initiative }: State) => initiative },
  reasons: {
    over: refuse('IS-20', 'over'),
    notNow: () => refuse('IS-20', 'not-now'),
    forTheTable: refuse('IS-20', 'for-the-table'),
    noSuchSeat: refuse('IS-20', 'no-such-seat'),
    notHere: refuse('IS-1', 'not-here'),
    lastOne: refuse('IS-1', 'last-one'),
    notYours,
  },
});

const startRound = (state: State, round: number): State => {
  const { initiative } = state;
  return { ...state, phase: 'turn', round, first: initiative, active: initiative };
};

/** IS-20, IS-50: the next turn, the next round or a Scoring Phase. */
export const nextTurn = (state: State): State => {
  const next = nextInRound(state, state.active);
  if (next !== undefined) return { ...state, active: next };
  return SCORED_ROUNDS.includes(state.round)
    ? { ...state, phase: 'score-records' }
    : startRound(state, state.round + 1);
};

export const revealDone = (state: State): State => ({
  ...state,
  phase: state.toReveal > 0 ? 'reveal-politicians' : 'award-advantages',
});

/** IS-54: none after round 14, where the end begins. */
export const awardsDone = (state: State): State =>
  state.round < LAST_ROUND ? { ...state, phase: 'clean-up' } : startEnd(state);

export const cleaned = (state: State): State =>
  startRound({ ...state, players: state.players.map(({ owed: _, ...player }) => player) }, state.round + 1);

export const startEnd = (state: State): State =>
  state.options.finalReport ? { ...state, phase: 'final-report' } : startAssets(state);

export const guessesDone = (state: State): State =>
  state.players.every(({ guesses, left }) => guesses !== undefined || left)
    ? { ...state, phase: 'reveal-alignments' }
    : state;

export const alignmentsDone = (state: State): State => {
  if (!state.players.every(({ revealed, left }) => revealed || left)) return state;
  // A game that stopped early has no guesses to score.
  const reported = state.players.some(({ guesses }) => guesses !== undefined);
  return { ...state, phase: reported ? 'score-final-report' : 'over' };
};

/** IS-60: in turn order, one at a time and around again. */
export const startAssets = (state: State): State => assetsFrom(state, turnOrder(state));

export const nextAsset = (state: State, after: Seat): State => {
  const order = clockwiseFrom(state, after);
  return assetsFrom(state, order[0] === after ? [...order.slice(1), after] : order);
};

const assetsFrom = (state: State, order: readonly Seat[]): State => {
  const seat = order.find((candidate) => !playerOf(state, candidate).assetsDone);
  if (seat !== undefined) return { ...state, phase: 'turn-assets', active: seat };
  return { ...state, phase: state.options.finalReport ? 'over' : 'reveal-alignments' };
};

export const nextToReveal = (state: State): Seat | undefined =>
  turnOrder(state).find((seat) => !playerOf(state, seat).revealed);
