import { number } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { hereFrom, presentOf } from './round';
import { isRead, withRow } from './pile';
import { bend, refuse } from './refusals';
import { type File, FRESH_TURN, type State } from './state';

/** The longest row, that of six players: SM-11. */
export const LONGEST_ROW = 19;

/** What is to be cut: so many cards into so many Files. */
export interface Row {
  readonly cards: number;
  readonly files: number;
}

/**
 * `cuts`: after how many cards each File but the last ends. `spyMasterCard`: the File that the SpyMaster card is added
 * to, named by its first card, which is a place in the row.
 */
export interface Cut {
  readonly cuts: readonly number[];
  readonly spyMasterCard: number;
}

/** The row in Files; in order and contiguous because a cut is a place in the row. */
export const filesOf = <Card>(row: readonly Card[], cuts: readonly number[]): readonly (readonly Card[])[] =>
  [...cuts, row.length].map((end, index) => row.slice(cuts[index - 1] ?? 0, end));

/** The first cards of the Files, as places in the row. */
export const firstsOf = (cuts: readonly number[]): readonly number[] => [0, ...cuts];

/** SM-21 as many Files as players, none empty; SM-22 the SpyMaster card is added to one of them. */
export const checkCut = (row: Row, { cuts, spyMasterCard }: Cut): readonly Violation[] => {
  const made = cuts.length + 1;
  return [
    ...checkNumber(row, made),
    ...checkSizes(row, cuts),
    ...(firstsOf(cuts).includes(spyMasterCard)
      ? NONE
      : [bend('SM-22', 'alone', { params: { count: number(made) } })]),
  ];
};

const checkNumber = ({ files }: Row, made: number): readonly Violation[] => {
  if (made === files) return NONE;
  return made < files
    ? [bend('SM-21', 'too-few-files', { params: { made: number(made), files: number(files) } })]
    : [bend('SM-21', 'too-many-files', { params: { made: number(made), count: number(files) } })];
};

const checkSizes = ({ cards }: Row, cuts: readonly number[]): readonly Violation[] => {
  if (cuts.some((cut, place) => cut < (cuts[place - 1] ?? 0))) return [refuse('SM-21', 'out-of-order')];
  const ends = [0, ...cuts, cards];
  const empty = ends.slice(1).findIndex((end, place) => end <= (ends[place] as number));
  return empty < 0 ? NONE : [refuse('SM-21', 'empty-file', { params: { file: number(empty + 1) } })];
};

/** SM-21: as many Files as there are players here. */
export const rowToCut = ({ row, players }: State): Row => ({
  cards: row.length,
  files: presentOf(players).length,
});

/** SM-23: who still chooses, from the SpyMaster's left; the SpyMaster is the last. */
export const choosersOf = ({ phase, players, spyMaster, files }: State): readonly Seat[] => {
  if (phase !== 'choose-files') return [];
  const { length } = players;
  return players
    .map((_, step) => (spyMaster + 1 + step) % length)
    .filter((seat) => !players[seat]?.left && !files.some(({ owner }) => owner === seat));
};

/** SM-24: the cards join the hand; who has the SpyMaster card is the next SpyMaster. */
export const takeFile = (state: State, seat: Seat, file: File): State => {
  const files = state.files.map((each) => (each === file ? { ...file, owner: seat } : each));
  const { hand, unread } = playerOf(state, seat);
  const after = withPlayer(state, seat, {
    hand: withRow(hand, file.cards),
    unread: unread || !file.cards.every(isRead),
  });
  return chosen({ ...after, files, ...(file.spyMasterCard ? { nextSpyMaster: seat } : {}) });
};

/** SM-23: the last File needs no choice. A File that nobody is left to take is discarded (ruling). */
export const chosen = (state: State): State => {
  const choosers = choosersOf(state);
  const [file, ...others] = state.files.filter(({ owner }) => owner === undefined);
  const [next] = choosers;
  if (next === undefined || !file) return operations(discarded(state));
  if (choosers.length === 1 && others.length === 0) return takeFile(state, next, file);
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
  underWay: false,
  turn: FRESH_TURN,
  passes: 0,
});
