/* SC-53: an extra turn may be declined, as long as nothing was done in it. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { refuse } from '../../model/refusals';
import { defineMove, passOn } from '../state';

export const declineExtraTurn = defineMove('decline-extra-turn', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: ({ turn }) => {
    if (!turn.extra) return [refuse('SC-53', 'no-extra-turn')];
    return turn.begun ? [refuse('SC-53', 'turn-begun')] : NONE;
  },
  apply: passOn,
  offers: () => [{ move: {}, label: message('offer.decline-extra-turn'), onlyIfLegal: true }],
});
