import type { Seat } from '@/rules/core/seat';
import { LAST_ROUND, SCORED_ROUNDS } from '../pieces';
import { openRecords, recordsToHands } from './cards';
import { clockwiseFrom, nextInRound, turnOrder } from './order';
import { capitalOf } from './places';
import type { State, Turn } from './state';
import { playerOf } from './state';
import { toReveal } from './tiles';

export const freshTurn = (seat: Seat): Turn => ({
  seat,
  agenda: [],
  cardActions: 0,
  extra: 0,
  tagOffers: [],
  owed: [],
  tickets: 0,
  shown: false,
});

/** IS-17, IS-21: a turn on the map begins with deploying, or with fleeing from a Capital. */
export const beginTurn = (state: State, seat: Seat): Turn => {
  const turn = freshTurn(seat);
  if (!state.map) return turn;
  if (playerOf(state, seat).region === undefined) return { ...turn, owed: [{ kind: 'deploy', as: seat }] };
  return capitalOf(state, seat) ? { ...turn, owed: [{ kind: 'flee', as: seat }] } : turn;
};

/** After set-up's chance: everybody marks a Politician. */
export const setUpDone = (state: State): State => {
  const { options, players, politicianOrder, assetOrder } = state;
  const dealt =
    options.alignments === 'physical' || players.every(({ alignment }) => alignment !== undefined);
  const shuffled =
    (options.politicians === 'physical' || politicianOrder !== undefined) &&
    (options.assets === 'physical' || assetOrder !== undefined);
  return state.phase === 'set-up' && dealt && shuffled ? { ...state, phase: 'mark-politicians' } : state;
};

/** IS-16: the first turn comes when everybody has marked one. */
export const marksDone = (state: State): State =>
  state.players.every(({ marked, left }) => marked || left) ? startRound(state, state.round) : state;

/** IS-20: the holder of the Initiative Card has the first turn. */
export const startRound = (state: State, round: number): State => {
  const { initiative } = state;
  return { ...state, phase: 'turn', round, first: initiative, turn: beginTurn(state, initiative) };
};

/** IS-20, IS-50: the next turn, the next round or a Scoring Phase. */
export const nextTurn = (state: State): State => {
  const next = nextInRound(state, state.turn.seat);
  if (next !== undefined) return { ...state, turn: beginTurn(state, next) };
  const idle = { ...state, turn: freshTurn(state.turn.seat) };
  return SCORED_ROUNDS.includes(state.round)
    ? { ...openRecords(idle), phase: 'score-records' }
    : startRound(idle, state.round + 1);
};

/** IS-51: the next tile, or the Advantages. */
export const revealDone = (state: State): State => ({
  ...state,
  phase: toReveal(state).length > 0 ? 'reveal-politicians' : 'award-advantages',
});

/** IS-54: none after round 14, where the end begins. */
export const awardsDone = (state: State): State => {
  if (state.round < LAST_ROUND) return { ...state, phase: 'clean-up' };
  return state.options.finalReport ? { ...recordsToHands(state), phase: 'final-report' } : startAssets(state);
};

/** IS-71: when all have laid their guesses, the Alignments are revealed with them. */
export const guessesDone = (state: State): State =>
  state.players.every(({ guesses, left }) => guesses !== undefined || left)
    ? { ...state, phase: 'reveal-alignments' }
    : state;

/** IS-61: the last step, or with Final Report the one before it is scored. */
export const alignmentsDone = (state: State): State => {
  if (!state.players.every(({ revealed, left }) => revealed || left)) return state;
  // A game that stopped early has no guesses to score.
  const reported = state.players.some(({ guesses }) => guesses !== undefined);
  return { ...state, phase: reported ? 'score-final-report' : 'over' };
};

const hasAsset = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).assets.some(({ turned }) => !turned);

/** IS-60: in turn order, starting with the holder of the Initiative Card. */
export const startAssets = (state: State): State => assetsFrom(state, turnOrder(state));

/** IS-60: one at a time and around again. */
export const nextAsset = (state: State, after: Seat): State => {
  const [first, ...rest] = clockwiseFrom(state, after);
  return assetsFrom(state, first === after ? [...rest, after] : clockwiseFrom(state, after));
};

const assetsFrom = (state: State, order: readonly Seat[]): State => {
  const seat = order.find((candidate) => hasAsset(state, candidate));
  if (seat !== undefined) return { ...state, phase: 'turn-assets', turn: freshTurn(seat) };
  return { ...state, phase: state.options.finalReport ? 'over' : 'reveal-alignments' };
};
