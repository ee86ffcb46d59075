import { message, number, type Message } from '@/rules/core/message';
import { type Verdict } from '@/rules/core/verdict';
import { NONE, type Violation } from '@/rules/core/violation';
import { type Intelligence } from '../model/prints';
import { checkAgents, checkPayment, type AgentsThere } from '../model/missions';
import { refuse } from '../model/refusals';

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
