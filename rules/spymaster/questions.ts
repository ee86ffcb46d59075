import { message, type Message, number } from '@/rules/core/message';
import { NONE, type Verdict, type Violation } from '@/rules/core/violation';
import { checkCut, type Cut, firstsOf, type Row } from './model/files';
import { refuse } from './model/refusals';
import { type Intelligence, type Location } from './model/prints';
import { type AgentsThere, checkAgents, checkPayment } from './model/missions';
import { checkReach, distance, pathBetween, type Way } from './model/board';

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
  // Files are judged by the cards that lie in them; whether those are all of the stack is a reason of its own.
  const violations = [...checkCut({ ...facts, cards: laid }, cutOf(facts)), ...checkStack(facts.cards, laid)];
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

export interface CompleteFacts extends AgentsThere {
  readonly intelligence: Intelligence;
  readonly burned: readonly Intelligence[];
  /** Turned faceup in this very turn. */
  readonly isNew: boolean;
}

/** SM-33, SM-35: may I complete this Mission now? */
export const mayComplete = (facts: CompleteFacts): Verdict => {
  const violations = [
    ...(facts.isNew ? [refuse('SM-35', 'next-player')] : NONE),
    ...checkAgents(facts),
    ...checkPayment(facts.intelligence, facts.burned),
  ];
  const [first] = violations;
  return {
    allowed: !first,
    because: first ? message(`why.${first.rule}.${first.code}`, first.params) : message('check.complete.yes'),
    rule: first?.rule ?? 'SM-33',
    violations,
    mends: violations.flatMap((violation) => mendsOf(violation, facts)),
  };
};

const mendsOf = ({ code }: Violation, facts: CompleteFacts): readonly Message[] => {
  const { specialAgents, freelanceAgents, intelligence, burned } = facts;
  switch (code) {
    case 'next-player':
      return [message('check.complete.wait')];
    case 'special-agents':
      return [
        message('check.complete.move-special', { count: number(specialAgents.needed - specialAgents.there) }),
      ];
    case 'freelance-agents':
      return [
        message('check.complete.move-freelance', {
          count: number(freelanceAgents.needed - freelanceAgents.there),
        }),
      ];
    case 'too-little': {
      const paid = burned.filter(({ type }) => type === intelligence.type);
      const missing = intelligence.value - paid.reduce((sum, { value }) => sum + value, 0);
      return [message('check.complete.burn-more', { count: number(missing) })];
    }
    default:
      return [message('check.complete.right-type')];
  }
};

export interface TravelFacts extends Way {
  /** Movement points at hand, where the question is whether they are enough. */
  readonly points?: number;
}

export interface TravelVerdict extends Verdict {
  readonly cost: number;
  readonly path: readonly Location[];
}

/** SM-32: what the way costs and where it leads along. */
export const travelCost = ({ from, to, points }: TravelFacts): TravelVerdict => {
  const cost = distance(from, to);
  const violations = points === undefined ? NONE : checkReach({ from, to }, points);
  const missing = cost - (points ?? cost);
  return {
    cost,
    path: pathBetween(from, to),
    allowed: violations.length === 0,
    because: message(violations.length === 0 ? 'check.travel.yes' : 'check.travel.no', {
      count: number(cost),
    }),
    rule: 'SM-32',
    violations,
    mends: violations.length > 0 ? [message('check.travel.more', { count: number(missing) })] : [],
  };
};
