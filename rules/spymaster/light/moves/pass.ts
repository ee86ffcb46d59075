/* SM-36: who has acted does not pass. SM-37: passes in a row end the round. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { refuse } from '../../model/refusals';
import { defineMove, endTurn } from '../state';

export const pass = defineMove('pass', {
  schema: {},
  by: 'active',
  phases: ['operations'],
  check: ({ acted }) => (acted ? [refuse('SM-36', 'acted')] : NONE),
  apply: (state, seat) => endTurn({ ...state, active: seat }, state.passes + 1),
  offers: () => [{ move: {}, label: message('offer.pass') }],
});
