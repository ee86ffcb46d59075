/* SM-40, SM-41: the evening ends before the game does, and everybody is counted all the same. */
import { refuse } from '../../model/refusals';
import { counted, defineMove } from '../state';

export const stop = defineMove('stop', {
  schema: {},
  by: 'anyone',
  phases: ['gather-intelligence', 'operations'],
  notNow: refuse('SM-30', 'over'),
  /** A round whose Files nobody has taken was not played, so no card of it can decide a tie. */
  apply: (state) =>
    counted({
      ...state,
      phase: 'scoring',
      round: state.phase === 'gather-intelligence' ? state.round - 1 : state.round,
    }),
});
