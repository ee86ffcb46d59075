import type { Repair } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Actor } from '@/rules/core/seat';
import { check } from './check';
import type { State } from './state';
import { outOf, playerOf } from './state';
import type { Move } from './types';

/** SC-22, SC-33: the sheet does not know where the Agents lie, only how many have to come back. */
export const repairs = (state: State, actor: Actor, move: Move): readonly Repair<Move>[] => {
  if (actor === 'table' || (move.type !== 'accept-mission' && move.type !== 'place-agents')) return [];
  const reasons = check(state, actor, move);
  const wanted = move.agents + ('circles' in move ? move.circles : 0);
  const missing = wanted - playerOf(state, actor).supply;
  const onlyShort =
    reasons.length === 1 && (reasons[0]?.code === 'short' || reasons[0]?.code === 'not-enough');
  // From the board first: what lies on a circle is worth a point.
  const agents = Math.min(missing, outOf(state, actor));
  const first: Move = { type: 'take-back-agents', agents, circles: missing - agents };
  if (!onlyShort || check(state, actor, first).length > 0) return [];
  return [{ label: message('repair.count.take-back', { count: number(missing) }), moves: [first] }];
};
