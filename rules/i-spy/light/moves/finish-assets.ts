/* IS-60: this seat has no Asset left to turn. */
import { message } from '@/rules/core/message';
import { withPlayer } from '@/rules/core/seat';
import { defineMove, nextAsset } from '../state';

export const finishAssets = defineMove('finish-assets', {
  schema: {},
  by: 'active',
  phases: ['turn-assets'],
  apply: (state, seat) => nextAsset(withPlayer(state, seat, { assetsDone: true }), seat),
  offers: () => [{ move: {}, label: message('offer.finish-assets') }],
});
