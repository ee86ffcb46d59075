/*
 * Somebody goes home: Agents stay on the board, the hand is out of the game, and the points no longer win (ruling).
 * The table may also stop before round 5 is over; hands are counted as they are.
 */
import type { Seat } from '@/rules/core/seat';
import { stackSize } from '../../numbers';
import { passRing, presentOf } from '../../pass-ring';
import { NONE, refuse } from '../../refusals';
import { chosen, hereFrom } from '../gather';
import { endTurn, finished } from '../round';
import type { TableRule } from '../rule';
import type { State } from '../state';
import { hasActed, isSetUp, withPlayer } from '../state';

export const leave: TableRule<'leave'> = {
  check: (state, { seat }) => {
    if (!isSetUp(state)) return [refuse('SM-10', 'set-up-first')];
    if (state.players[seat]?.left !== false) return [refuse('SM-1', 'not-here')];
    return presentOf(state.players).length > 1 ? NONE : [refuse('SM-1', 'last-one')];
  },
  apply: (state, { seat }) => without(state, seat),
};

const without = (state: State, seat: Seat): State => {
  const after = withPlayer(state, seat, { left: true });
  switch (state.phase) {
    case 'choose-files':
      return chosen(after);
    case 'operations':
      return outOfRing(
        after,
        seat,
        passRing({ ...state, acted: hasActed(state.turn) }).passed.includes(seat),
      );
    case 'count-hands':
      return finished(after);
    default: {
      const spyMaster = hereFrom(after, state.spyMaster);
      return { ...after, spyMaster, active: spyMaster };
    }
  }
};

/** A pass of somebody who is gone counts no more, and neither does the missing one. */
const outOfRing = (state: State, seat: Seat, hadPassed: boolean): State => {
  const passes = hadPassed ? state.passes - 1 : state.passes;
  return state.active === seat ? endTurn(state, hasActed(state.turn) ? 0 : passes) : { ...state, passes };
};

export const stop: TableRule<'stop'> = {
  check: (state) => {
    if (!isSetUp(state)) return [refuse('SM-10', 'set-up-first')];
    return state.phase === 'count-hands' ? [refuse('SM-30', 'over')] : NONE;
  },
  apply: (state) => finished(withoutChosenStack(state)),
};

/** A stack that was picked and never laid out is neither a stack nor a row. */
const withoutChosenStack = (state: State): State => {
  if (state.phase !== 'lay-out-row') return state;
  const { discard, options } = state;
  return { ...state, discard: { ...discard, unknown: discard.unknown + stackSize(options.seatCount) } };
};
