import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import { NONE, refuse } from '../refusals';
import type { CutFiles } from './moves';

/** What is to be cut: so many cards into so many Files. */
export interface Row {
  readonly cards: number;
  readonly files: number;
}

export type Cut = Pick<CutFiles, 'cuts' | 'spyMasterCard'>;

/** The row in Files; in order and contiguous because a cut is a place in the row. */
export const filesOf = <Card>(row: readonly Card[], cuts: readonly number[]): readonly (readonly Card[])[] =>
  [...cuts, row.length].map((end, index) => row.slice(cuts[index - 1] ?? 0, end));

/** SM-21 as many Files as players, none empty; SM-22 the SpyMaster card is added to one of them. */
export const checkCut = (row: Row, { cuts, spyMasterCard }: Cut): readonly Violation[] => {
  const made = cuts.length + 1;
  return [
    ...checkNumber(row, made),
    ...checkSizes(row, cuts),
    ...(spyMasterCard < made ? NONE : [refuse('SM-22', 'alone', { params: { made: number(made) } })]),
  ];
};

const checkNumber = ({ files }: Row, made: number): readonly Violation[] => {
  if (made === files) return NONE;
  const params = { made: number(made), files: number(files) };
  return [refuse('SM-21', made < files ? 'too-few-files' : 'too-many-files', { params })];
};

const checkSizes = ({ cards }: Row, cuts: readonly number[]): readonly Violation[] => {
  if (cuts.some((cut, place) => cut < (cuts[place - 1] ?? 0))) return [refuse('SM-21', 'out-of-order')];
  const ends = [0, ...cuts, cards];
  const empty = ends.slice(1).findIndex((end, place) => end <= (ends[place] as number));
  return empty < 0 ? NONE : [refuse('SM-21', 'empty-file', { params: { file: number(empty + 1) } })];
};
