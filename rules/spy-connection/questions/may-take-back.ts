import { message, type Message, number } from '@/rules/core/message';
import { type Violation } from '@/rules/core/violation';
import { bend, refuse } from '../model/refusals';
import { type Verdict } from '@/rules/core/verdict';

export type TakeBackFacts =
  | { readonly from: 'objective' }
  | { readonly from: 'assigned' }
  | {
      readonly from: 'space';
      /** Own Agents on the space, and how many of them are to be lifted. */
      readonly there: number;
      readonly lifted: number;
      /** Would the Spy and all other own Agents still hang together? */
      readonly joined: boolean;
    };

/** SC-35, SC-36: may I take this Agent back? */
export const mayTakeBack = (facts: TakeBackFacts): Verdict => {
  const violations = facts.from === 'objective' ? [] : checkTakeBack(facts);
  const [first] = violations;
  return {
    allowed: !first,
    because: first
      ? message(`check.${first.code}`, first.params)
      : message(facts.from === 'objective' ? 'check.take-back.objective' : 'check.take-back.space'),
    rule: facts.from === 'space' ? 'SC-35' : 'SC-36',
    violations,
    mends: violations.flatMap(mendsOf),
  };
};

const checkTakeBack = (facts: Exclude<TakeBackFacts, { from: 'objective' }>): readonly Violation[] => {
  if (facts.from === 'assigned') return [bend('SC-36', 'assigned')];
  return [
    ...(facts.lifted < facts.there
      ? [refuse('SC-35', 'half-of-pair', { params: { count: number(facts.there) } })]
      : []),
    ...(facts.joined ? [] : [bend('SC-35', 'cut-off')]),
  ];
};

const MENDS: Readonly<Record<string, string>> = {
  assigned: 'check.complete-or-discard',
  'half-of-pair': 'check.take-both',
  'cut-off': 'check.take-cut-off-too',
};

const mendsOf = ({ code }: Violation): readonly Message[] => {
  const key = MENDS[code];
  return key === undefined ? [] : [message(key)];
};
