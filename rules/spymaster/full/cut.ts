import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import { broken } from '@/rules/core/violation';
import type { RuleId } from '../rule-ids';
import type { CutFiles } from './moves';

/** What is to be cut: so many cards into so many Files. */
export interface Row {
  readonly cards: number;
  readonly files: number;
}

/** The row in Files; in order and contiguous because a cut is a place in the row. */
export const filesOf = <Card>(row: readonly Card[], cuts: readonly number[]): readonly (readonly Card[])[] =>
  [...cuts, row.length].map((end, index) => row.slice(cuts[index - 1] ?? 0, end));

const refuse = (rule: RuleId, code: string, values: Readonly<Record<string, number>>): Violation =>
  broken(rule, code, {
    params: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(value)])),
  });

/** SM-21 as many Files as players, none empty; SM-22 the SpyMaster card is added to one of them. */
export const checkCut = ({ cards, files }: Row, { cuts, spyMasterCard }: CutFiles): readonly Violation[] => {
  const made = cuts.length + 1;
  const ends = [0, ...cuts, cards];
  const empty = ends.slice(1).findIndex((end, index) => end <= (ends[index] ?? 0));
  return [
    ...(made === files ? [] : [refuse('SM-21', 'number-of-files', { made, files })]),
    ...(empty < 0 ? [] : [refuse('SM-21', 'empty-file', { file: empty + 1 })]),
    ...(spyMasterCard < made ? [] : [refuse('SM-22', 'no-such-file', { file: spyMasterCard + 1, made })]),
  ];
};
