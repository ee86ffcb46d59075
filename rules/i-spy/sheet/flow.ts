import type { Seat } from '@/rules/core/seat';
import { clockwiseFrom, nextInRound, turnOrder } from '../full/order';
import { LAST_ROUND, SCORED_ROUNDS } from '../pieces';
import type { State } from './state';
import { playerOf } from './state';

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
