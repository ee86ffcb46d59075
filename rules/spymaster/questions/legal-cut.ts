import { message, number } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { type Verdict } from '@/rules/core/verdict';
import { checkCut, firstsOf, type Cut, type Row } from '../model/files';
import { refuse } from '../model/refusals';

/** The sizes of the Files from left to right, as they lie. */
export interface CutFacts extends Row {
  readonly sizes: readonly number[];
  /** The File with the SpyMaster card, from 0; as many as there are Files: it lies alone. */
  readonly spyMasterCard: number;
}

/** No card of a row lies there. */
const NOWHERE = -1;

const cutOf = ({ sizes, spyMasterCard }: CutFacts): Cut => {
  let end = 0;
  const cuts = sizes.slice(0, -1).map((size) => (end += size));
  return { cuts, spyMasterCard: firstsOf(cuts)[spyMasterCard] ?? NOWHERE };
};

/** SM-11: every card of the stack lies in a File. */
const checkStack = (cards: number, laid: number): readonly Violation[] =>
  laid === cards
    ? NONE
    : [refuse('SM-11', 'wrong-number', { params: { size: number(cards), made: number(laid) } })];

/** SM-21, SM-22: is this a legal division into Files? */
export const legalCut = (facts: CutFacts): Verdict => {
  const laid = facts.sizes.reduce((sum, size) => sum + size, 0);
  const violations = [...checkCut(facts, cutOf(facts)), ...checkStack(facts.cards, laid)];
  const [first] = violations;
  return {
    allowed: !first,
    because: first
      ? message(`why.${first.rule}.${first.code}`, first.params)
      : message('check.cut.yes', { count: number(facts.files) }),
    rule: first?.rule ?? 'SM-21',
    violations,
    mends: first ? [message('check.cut.mend', { files: number(facts.files) })] : [],
  };
};
