/* IS-20: the next turn, the next round or a Scoring Phase. */
import { message } from '@/rules/core/message';
import { defineMove, nextTurn } from '../state';

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  apply: (state) => nextTurn(state),
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
});
