/* T-2: nobody has to play. */
import { message } from '@/rules/core/message';
import { defineMove, nextTurn } from '../model';

export const pass = defineMove('pass', {
  schema: {},
  by: 'active',
  phases: ['act'],
  apply: (state) => nextTurn(state),
  offers: () => [{ move: {}, label: message('offer.pass') }],
});
