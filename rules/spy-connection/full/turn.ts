import type { Seat } from '@/rules/core/seat';
import { MISSIONS_TO_END } from '../prices';
import { nextSeat } from '../turn-order';
import type { State } from './state';
import { completedCount, FRESH_TURN, playerOf } from './state';

/** SC-53, SC-55: an extra turn first, then clockwise, or the end. */
export const endTurn = (state: State): State => {
  if (state.extraTurns > 0 && !playerOf(state, state.active).left)
    return { ...state, extraTurns: state.extraTurns - 1, turn: { ...FRESH_TURN, extra: true } };
  const next = nextSeat(state);
  if (next === undefined) return { ...state, extraTurns: 0, phase: 'over' };
  return { ...state, extraTurns: 0, active: next, turn: FRESH_TURN };
};

/** SC-55: the first to have seven completed Missions triggers the end, once. */
export const triggered = (state: State, seat: Seat): State =>
  state.trigger === undefined && completedCount(playerOf(state, seat)) >= MISSIONS_TO_END
    ? { ...state, trigger: seat }
    : state;
