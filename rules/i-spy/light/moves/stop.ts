/* The evening is over before the game is: the Alignments are revealed with Power as it stands. */
import { alignmentsDone, BEFORE_THE_END, defineMove } from '../state';

export const stop = defineMove('stop', {
  schema: {},
  by: 'table',
  phases: BEFORE_THE_END,
  apply: ({ resolving: _, ...state }) => alignmentsDone({ ...state, phase: 'reveal-alignments' }),
});
