/* Somebody goes home: the points stay and no longer win (ruling), and the turns are skipped. */
import { withPlayer } from '@/rules/core/seat';
import { nextSeat, passRing } from '../../model/round';
import { counted, defineLeave, endTurn } from '../state';

export const leave = defineLeave({
  phases: ['gather-intelligence', 'operations', 'scoring'],
  apply: (state, seat) => {
    const after = withPlayer(state, seat, { left: true });
    const next = nextSeat(after.players, seat);
    const spyMaster =
      state.phase === 'gather-intelligence' && state.spyMaster === seat ? next : state.spyMaster;
    if (state.phase !== 'operations') return counted({ ...after, spyMaster, active: spyMaster });
    const passes = passRing(state).passed.includes(seat) ? state.passes - 1 : state.passes;
    return state.active === seat ? endTurn(after, state.acted ? 0 : passes) : { ...after, passes };
  },
});
