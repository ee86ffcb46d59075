/* SM-37: this seat has completed the last Mission on the board, which ends the round. */
import { message } from '@/rules/core/message';
import { defineMove, endRound } from '../state';

export const clearBoard = defineMove('clear-board', {
  schema: {},
  by: 'active',
  phases: ['operations'],
  apply: (state) => endRound(state),
  offers: () => [{ move: {}, label: message('offer.clear-board') }],
});
