/* SC-55: the evening ends before the game does; everybody is counted all the same. */
import { defineMove } from '../state';

export const stop = defineMove('stop', {
  schema: {},
  by: 'table',
  phases: ['turn'],
  apply: (state) => ({ ...state, phase: 'scoring', extraTurns: 0 }),
});
