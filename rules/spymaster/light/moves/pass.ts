/* SM-36: who has acted does not pass. SM-37: passes in a row end the round. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { bend } from '../../model/refusals';
import { defineMove, endTurn, turnFor } from '../state';

export const pass = defineMove('pass', {
  schema: {},
  by: 'active',
  phases: ['operations'],
  check: (state, seat) => (turnFor(state, seat).acted ? [bend('SM-36', 'acted')] : NONE),
  apply: (before, seat) => {
    const state = turnFor(before, seat);
    return endTurn(state, state.passes + 1);
  },
  offers: () => [{ move: {}, label: message('offer.pass') }],
});
