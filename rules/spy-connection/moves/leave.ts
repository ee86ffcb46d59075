/* SC-58: somebody goes home: what lies on the table stays, the turns are skipped, and the points no longer win (ruling). */
import { withPlayer } from '@/rules/core/seat';
import { defineLeave, passOn } from '../model/turns';

export const leave = defineLeave({
  phases: ['turn'],
  apply: (state, seat) => {
    const after = withPlayer(state, seat, { left: true });
    return state.active === seat ? passOn(after) : after;
  },
});
