import type { Seat } from '@/rules/core/seat';
import { nextSeat, presentOf } from '../pass-ring';
import { withRow } from '../pile';
import type { File, State } from './state';
import { FRESH_TURN, playerOf, withPlayer } from './state';

/** SM-23: who still chooses, from the SpyMaster's left; the SpyMaster is the last. */
export const choosersOf = ({ phase, players, spyMaster, files }: State): readonly Seat[] => {
  if (phase !== 'choose-files') return [];
  const { length } = players;
  return players
    .map((_, step) => (spyMaster + 1 + step) % length)
    .filter((seat) => !players[seat]?.left && !files.some(({ owner }) => owner === seat));
};

/** SM-24: the cards join the hand; who has the SpyMaster card is the next SpyMaster. */
export const takeFile = (state: State, seat: Seat, place: number): State => {
  const file = state.files[place] as File;
  const files = state.files.slice();
  files[place] = { ...file, owner: seat };
  const after = withPlayer(state, seat, { hand: withRow(playerOf(state, seat).hand, file.cards) });
  return chosen({ ...after, files, ...(file.spyMasterCard ? { nextSpyMaster: seat } : {}) });
};

/** SM-23: the last File needs no choice. A File that nobody is left to take is discarded (ruling). */
export const chosen = (state: State): State => {
  const choosers = choosersOf(state);
  const free = state.files.flatMap(({ owner }, place) => (owner === undefined ? [place] : []));
  const [next] = choosers;
  if (next === undefined || free.length === 0) return operations(discarded(state));
  if (choosers.length === 1 && free.length === 1) return takeFile(state, next, free[0] as number);
  return { ...state, active: next };
};

const discarded = (state: State): State =>
  state.files
    .filter(({ owner }) => owner === undefined)
    .reduce((now, { cards }) => ({ ...now, discard: withRow(now.discard, cards) }), state);

/** SM-30: from the current SpyMaster on. */
const operations = (state: State): State => ({
  ...state,
  phase: 'operations',
  row: [],
  files: [],
  active: hereFrom(state, state.spyMaster),
  turn: FRESH_TURN,
  passes: 0,
});

/** The seat itself, or the next one clockwise if its player has left. */
export const hereFrom = ({ players }: Pick<State, 'players'>, seat: Seat): Seat =>
  players[seat]?.left ? nextSeat(players, seat) : seat;

/** SM-21: as many Files as there are players here. */
export const filesToMake = ({ players }: State): number => presentOf(players).length;
