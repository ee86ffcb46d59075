/* SC-53: an extra turn may be declined, as long as nothing was done in it. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { bend } from '../model/refusals';
import { defineMove, turnEnded } from '../model/turns';

export const declineExtraTurn = defineMove('decline-extra-turn', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: ({ active, turn }, seat) => {
    if (seat !== active || !turn.extra) return [bend('SC-53', 'no-extra-turn')];
    return turn.begun ? [bend('SC-53', 'turn-begun')] : NONE;
  },
  apply: turnEnded,
  offers: () => [{ move: {}, label: message('offer.decline-extra-turn'), onlyIfLegal: true }],
});
