import { message, type Message, number } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Verdict } from '@/rules/core/verdict';
import { type Violation } from '@/rules/core/violation';
import { MOST_TOKENS } from '../model/pieces';
import {
  checkOwn,
  checkSpace,
  checkStack,
  checkUntouched,
  countOf,
  leaderOver,
  type Tokens,
} from '../model/politicians';

export interface TouchFacts {
  readonly action: 'control' | 'empower' | 'scandalize';
  readonly seat: Seat;
  /** Owners of the Control Tokens on the tile. */
  readonly tokens: Tokens;
  /** Tiles left in the Politician stack. */
  readonly stack: number;
}

const RULE_OF = { control: 'IS-45', empower: 'IS-46', scandalize: 'IS-47' } as const;

/** IS-45 to IS-48: may I control, empower or scandalize this Politician? */
export const mayTouch = (facts: TouchFacts): Verdict => {
  const violations = checkTouch(facts);
  const [first] = violations;
  return {
    allowed: !first,
    because: first
      ? message(`why.${first.rule}.${first.code}`, first.params)
      : message(`check.${facts.action}.yes`),
    rule: first?.rule ?? RULE_OF[facts.action],
    violations,
    mends: violations.flatMap((violation) => mendsOf(violation, facts)),
  };
};

const checkTouch = ({ action, seat, tokens, stack }: TouchFacts): readonly Violation[] => {
  if (action === 'control') return checkSpace(tokens);
  if (action === 'empower') return checkUntouched(tokens, seat);
  return [...checkOwn(tokens, seat), ...checkUntouched(tokens, seat), ...checkStack(stack)];
};

/** IS-48: as many tokens as the opponent who has most are enough, if there is room for them. */
const mendsOf = ({ code }: Violation, { seat, tokens }: TouchFacts): readonly Message[] => {
  const leader = leaderOver(tokens, seat);
  const most = Math.max(
    0,
    ...tokens.filter((owner) => owner !== seat).map((owner) => countOf(tokens, owner)),
  );
  const missing = leader === undefined ? 1 : most - countOf(tokens, seat);
  if (code !== 'opponent-leads' && code !== 'no-own-token') return [];
  if (code === 'no-own-token' && leader !== undefined) return [];
  return tokens.length + missing <= MOST_TOKENS
    ? [message('check.control-first', { count: number(missing) })]
    : [message('check.no-room')];
};
