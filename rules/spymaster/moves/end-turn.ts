/* SM-36: the end of a turn in which something was done, which breaks the ring of passes. SM-35: Missions are turned. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { bend } from '../model/refusals';
import { endTurn as turnOver, turnFor } from '../model/round';
import { hasActed } from '../model/state';
import { defineMove } from '../model/turn-order';

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['operations'],
  check: (state, seat) => (hasActed(turnFor(state, seat).turn) ? NONE : [bend('SM-36', 'pass-instead')]),
  apply: (state, seat) => turnOver(turnFor(state, seat), 0),
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
  /** Refused only where nothing was done: such a turn can be passed. `pass.ts` imports this file, not the reverse. */
  repairs: () => [{ label: message('repair.pass'), moves: [], instead: { type: 'pass' } }],
});
