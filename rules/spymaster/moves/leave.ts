/*
 * SM-45: somebody goes home: Agents stay on the board, the hand goes to the discard pile without being shown, and the
 * points no longer win (ruling).
 */
import { type Seat, withPlayer } from '@/rules/core/seat';
import { handDiscarded } from '../model/cards';
import { chosen } from '../model/files';
import { endTurn, finished, hereFrom, passRing } from '../model/round';
import { hasActed, type State } from '../model/state';
import { defineLeave, ROUND_PHASES } from '../model/turn-order';

export const leave = defineLeave({
  phases: [...ROUND_PHASES, 'count-hands'],
  apply: (state, seat) => {
    const after = handDiscarded(withPlayer(state, seat, { left: true }), seat);
    switch (state.phase) {
      case 'choose-files':
        return chosen(after);
      case 'operations': {
        const ring = passRing({ ...state, acted: hasActed(state.turn) });
        return outOfRing(after, seat, ring.passed.includes(seat));
      }
      case 'count-hands':
        return finished(after);
      default: {
        const spyMaster = hereFrom(after, state.spyMaster);
        return { ...after, spyMaster, active: spyMaster };
      }
    }
  },
});

/** A pass of somebody who is gone counts no more, and neither does the missing one. */
const outOfRing = (state: State, seat: Seat, hadPassed: boolean): State => {
  const passes = hadPassed ? state.passes - 1 : state.passes;
  return state.active === seat ? endTurn(state, hasActed(state.turn) ? 0 : passes) : { ...state, passes };
};
