import { message, type Message, number } from '@/rules/core/message';
import { type Violation } from '@/rules/core/violation';
import { type Accepting, MOST_OPEN, slotPrice } from '../model/prices';
import { bend, refuse } from '../model/refusals';
import { type Verdict } from '@/rules/core/verdict';

export interface AcceptFacts extends Accepting {
  readonly supply: number;
  /** What was done in this turn before. */
  readonly before: 'nothing' | 'travelled' | 'another-option';
}

/** SC-20 to SC-22, SC-41, SC-60, SC-61: may I accept this Mission, and what does it cost? */
export const mayAccept = (facts: AcceptFacts): Verdict & { readonly price: number } => {
  const price = slotPrice(facts);
  const violations = [...checkBefore(facts), ...checkOpen(facts), ...checkSupply(facts, price)];
  const [first] = violations;
  return {
    price,
    allowed: !first,
    because: first
      ? message(`why.${first.rule}.${first.code}`, first.params)
      : message('check.accept.yes', { count: number(price) }),
    rule: first?.rule ?? (facts.side === 'dark' ? (facts.open === 0 ? 'SC-61' : 'SC-60') : 'SC-21'),
    violations,
    mends: violations.flatMap((violation) => mendsOf(violation, facts, price - facts.supply)),
  };
};

const checkBefore = ({ before }: AcceptFacts): readonly Violation[] => {
  if (before === 'travelled') return [bend('SC-41', 'accept-after-travel')];
  return before === 'another-option' ? [bend('SC-42', 'option-taken')] : [];
};

const checkOpen = ({ open }: AcceptFacts): readonly Violation[] =>
  open < MOST_OPEN ? [] : [bend('SC-20', 'three-open', { params: { most: number(MOST_OPEN) } })];

const checkSupply = ({ supply }: AcceptFacts, price: number): readonly Violation[] =>
  price <= supply
    ? []
    : [refuse('SC-22', 'short', { params: { price: number(price), supply: number(supply) } })];

const mendsOf = ({ code }: Violation, { open }: AcceptFacts, missing: number): readonly Message[] => {
  if (code === 'three-open') return [message('check.discard-first')];
  if (code !== 'short') return [];
  return [message(open > 0 ? 'check.take-back-first' : 'check.take-back-only', { count: number(missing) })];
};
