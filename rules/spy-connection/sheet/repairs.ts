import type { Repair } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import { apply } from './apply';
import { check } from './check';
import type { State } from './state';
import { outOf, playerOf } from './state';
import type { Move, Moved } from './types';

const MOST = 4;

/** SC-20, SC-22, SC-33: the sheet does not know where the Agents lie, only how many have to come back. */
export const repairs = (state: State, actor: Actor, move: Move): readonly Repair<Move>[] => {
  if (actor === 'table' || (move.type !== 'accept-mission' && move.type !== 'place-agents')) return [];
  const codes = check(state, actor, move).map(({ code }) => code);
  if (codes.includes('three-open')) return discards(state, actor, move);
  const wanted = move.agents + ('circles' in move ? move.circles : 0);
  const missing = wanted - playerOf(state, actor).supply;
  const onlyShort = codes.length === 1 && (codes[0] === 'short' || codes[0] === 'not-enough');
  // From the board first: what lies on a circle is worth a point.
  const agents = Math.min(missing, outOf(state, actor));
  const first: Move = { type: 'take-back-agents', agents, circles: missing - agents };
  if (!onlyShort || check(state, actor, first).length > 0) return [];
  return [{ label: message('repair.count.take-back', { count: number(missing) }), moves: [first] }];
};

/** What may lie on the discarded Mission, the least first; only the table sees which it is. */
const LAIN: readonly Moved[] = [0, 1, 2, 3]
  .flatMap((agents) => [0, 1, 2].map((circles) => ({ agents, circles })))
  .sort((a, b) => a.agents + a.circles - b.agents - b.circles);

const discards = (state: State, seat: Seat, move: Move): readonly Repair<Move>[] =>
  LAIN.map(({ agents, circles }): Repair<Move> => {
    const label = message('repair.count.discard', { agents: number(agents), circles: number(circles) });
    return { label, moves: [{ type: 'discard-mission', agents, circles }] };
  })
    .filter(({ moves: [first] }) => first !== undefined && mends(state, seat, [first, move]))
    .slice(0, MOST);

const mends = (state: State, seat: Seat, [first, then]: readonly [Move, Move]): boolean =>
  check(state, seat, first).length === 0 && check(apply(state, seat, first), seat, then).length === 0;
