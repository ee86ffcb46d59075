import type { Repair } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Actor } from '@/rules/core/seat';
import { check } from './check';
import type { State } from './state';
import { playerOf } from './state';
import type { Move } from './types';

/** SC-22, SC-33: the sheet does not know where the Agents lie, only how many have to come back. */
export const repairs = (state: State, actor: Actor, move: Move): readonly Repair<Move>[] => {
  if (actor === 'table' || (move.type !== 'accept-mission' && move.type !== 'place-agents')) return [];
  const reasons = check(state, actor, move);
  const agents = move.agents - playerOf(state, actor).supply;
  const onlyShort =
    reasons.length === 1 && (reasons[0]?.code === 'short' || reasons[0]?.code === 'not-enough');
  const first: Move = { type: 'take-back-agents', agents };
  if (!onlyShort || check(state, actor, first).length > 0) return [];
  return [{ label: message('repair.take-back', { count: number(agents) }), moves: [first] }];
};
