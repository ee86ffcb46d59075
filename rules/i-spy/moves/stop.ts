/*
 * The evening is over before the game is. Ruling: a game that stops early ends with IS-61, with Power as it stands; neither
 * Assets nor a Final Report add Power any more.
 */
import { putAway } from '../model/cards';
import { alignmentsDone, BEFORE_THE_END, defineMove, freshTurn } from '../model/phases';

export const stop = defineMove('stop', {
  schema: {},
  by: 'table',
  phases: BEFORE_THE_END,
  apply: (state) => {
    const { resolving: _, ...rest } = putAway(state);
    return alignmentsDone({ ...rest, phase: 'reveal-alignments', turn: freshTurn(state.turn.seat) });
  },
});
