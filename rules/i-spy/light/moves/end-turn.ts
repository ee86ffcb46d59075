/* IS-20: the next turn, the next round or a Scoring Phase. */
import { message } from '@/rules/core/message';
import { defineMove, nextTurn } from '../state';

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  apply: (state, seat) => nextTurn({ ...state, active: seat }),
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
});
