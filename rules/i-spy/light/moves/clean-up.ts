/* IS-54: clean-up, except after round 14. */
import { message } from '@/rules/core/message';
import { cleanUpLines, posted } from '../../model/scoring';
import { cleaned, defineMove } from '../state';

export const cleanUp = defineMove('clean-up', {
  schema: {},
  by: 'initiative',
  phases: ['clean-up'],
  apply: (state) => cleaned(posted(state, { kind: 'clean-up' }, cleanUpLines(state.standing))),
  offers: () => [{ move: {}, label: message('offer.clean-up') }],
});
