/* SC-58: somebody goes home: the turns are skipped, and the points no longer win (ruling). */
import { withPlayer } from '@/rules/core/seat';
import { counted, defineLeave, passOn } from '../state';

export const leave = defineLeave({
  phases: ['turn', 'scoring'],
  apply: (state, seat) => {
    const after = withPlayer(state, seat, { left: true });
    if (state.phase === 'scoring') return counted(after);
    return state.active === seat ? passOn(after) : after;
  },
});
