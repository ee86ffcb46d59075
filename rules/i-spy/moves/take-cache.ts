/*
 * IS-33, IS-10: a Supply Cache gives its token to the first spy who enters it; where that is, without the map the table
 * knows. On the map it is taken by entering.
 */
import { message } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { defineMove } from '../model/phases';
import { bend, refuse } from '../model/refusals';

export const takeCache = defineMove('take-cache', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: ({ caches, map }) => {
    if (map) return [refuse('IS-33', 'by-entering')];
    return caches > 0 ? NONE : [bend('IS-10', 'no-cache-left', { focus: ['caches'] })];
  },
  apply: (state, seat) => ({
    ...withPlayer(state, seat, { supply: playerOf(state, seat).supply + 1 }),
    caches: Math.max(0, state.caches - 1),
  }),
  offers: () => [{ move: {}, label: message('offer.take-cache'), onlyIfLegal: true }],
});
