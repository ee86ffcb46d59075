/* SM-36: the end of a turn in which something was done, which breaks the ring of passes. SM-35: Missions are turned. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { refuse } from '../model/refusals';
import { endTurn as turnOver } from '../model/round';
import { hasActed } from '../model/state';
import { defineMove } from '../model/turn-order';

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['operations'],
  check: ({ turn }) => (hasActed(turn) ? NONE : [refuse('SM-36', 'pass-instead')]),
  apply: (state) => turnOver(state, 0),
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
  /** Refused only where nothing was done: such a turn can be passed. `pass.ts` imports this file, not the reverse. */
  repairs: () => [{ label: message('repair.pass'), moves: [], instead: { type: 'pass' } }],
});
