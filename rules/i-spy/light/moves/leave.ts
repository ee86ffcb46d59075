/* Somebody goes home: the turns are skipped, the Initiative Card goes to the next player, and the Alignment no longer wins. */
import { withPlayer } from '@/rules/core/seat';
import { clockwiseFrom } from '../../model/order';
import {
  alignmentsDone,
  defineLeave,
  guessesDone,
  nextAsset,
  nextTurn,
  type State,
  TO_THE_END,
} from '../state';

export const leave = defineLeave({
  phases: TO_THE_END,
  apply: (state, seat) => {
    const after = withPlayer(state, seat, { left: true });
    const [next = seat] = clockwiseFrom(after, seat);
    const rest: State = { ...after, initiative: state.initiative === seat ? next : state.initiative };
    if (state.phase === 'turn') return state.active === seat ? nextTurn(rest) : rest;
    if (state.phase === 'final-report') return guessesDone(rest);
    if (state.phase === 'reveal-alignments') return alignmentsDone(rest);
    return state.phase === 'turn-assets' && state.active === seat ? nextAsset(rest, seat) : rest;
  },
});
