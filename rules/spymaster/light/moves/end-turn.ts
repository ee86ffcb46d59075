/* SM-36: a turn in which something was done; it breaks the ring of passes. */
import { message } from '@/rules/core/message';
import { defineMove, endTurn as turnOver } from '../state';

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['operations'],
  apply: (state, seat) => turnOver({ ...state, active: seat }, 0),
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
});
