import type { Seat } from '@/rules/core/seat';
import { MISSIONS_TO_END } from '../prices';
import { nextSeat } from '../turn-order';
import type { State, Turn } from './state';
import { completedCount, copyOf, FRESH_TURN, playerOf } from './state';

const EXTRA_TURN: Turn = { ...FRESH_TURN, extra: true };

/** SC-53, SC-55: an extra turn first, then clockwise, or the end. */
export const endTurn = (state: State): State => {
  const after = copyOf(state);
  if (state.extraTurns > 0 && !playerOf(state, state.active).left) {
    after.extraTurns = state.extraTurns - 1;
    after.turn = EXTRA_TURN;
    return after;
  }
  after.extraTurns = 0;
  const next = nextSeat(state);
  if (next === undefined) {
    after.phase = 'over';
  } else {
    after.active = next;
    after.turn = FRESH_TURN;
  }
  return after;
};

/** SC-55: the first to have seven completed Missions triggers the end, once. */
export const triggered = (state: State, seat: Seat): State => {
  if (state.trigger !== undefined || completedCount(playerOf(state, seat)) < MISSIONS_TO_END) return state;
  const after = copyOf(state);
  after.trigger = seat;
  return after;
};
