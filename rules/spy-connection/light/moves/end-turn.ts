/* SC-53, SC-55: who comes next. What was done in the turn the counts cannot tell. */
import { message } from '@/rules/core/message';
import { defineMove, turnEnded } from '../state';

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  apply: turnEnded,
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
});
