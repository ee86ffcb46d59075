import { movesOf } from '@/rules/core/define-move';
import { seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { owed } from './missions';
import { MISSIONS_TO_END } from './prices';
import { bend, refuse } from './refusals';
import { completedCount, copyOf, FRESH_TURN, nextSeat, type State, type Turn } from './state';

/** SC-13: who may act, and when; what is noted late the table may decide on. SC-23: nothing goes on before a digital deck has filled the display. */
export const { defineMove, defineCorrect, defineLeave } = movesOf({
  active: ({ active }: State) => active,
  waits: (state: State) => (owed(state) > 0 ? REVEAL_FIRST : undefined),
  reasons: {
    over: refuse('SC-55', 'over'),
    notNow: () => refuse('SC-14', 'set-up-first'),
    forTheTable: refuse('SC-13', 'for-the-table'),
    noSuchSeat: refuse('SC-13', 'no-such-seat'),
    notHere: refuse('SC-1', 'not-here'),
    lastOne: refuse('SC-1', 'last-one'),
    notYours: (seat) =>
      bend('SC-13', 'not-your-turn', { params: { seat: seatParam(seat) }, focus: ['active'] }),
  },
});

const REVEAL_FIRST = refuse('SC-23', 'reveal-first');
const EXTRA_TURN: Turn = { ...FRESH_TURN, extra: true };

/** SC-53, SC-55: an extra turn first, then clockwise, or the end. */
export const passOn = (state: State): State => {
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

/** SC-13: a turn of this seat is over, also where the table says so while another one goes on. */
export const turnEnded = (state: State, seat: Seat): State => {
  if (seat === state.active) return passOn(state);
  const late = copyOf(state);
  late.active = seat;
  late.extraTurns = 0;
  return passOn(late);
};

/** SC-55: the first to have seven completed Missions triggers the end, once. */
export const triggered = (state: State, seat: Seat): State => {
  if (state.trigger !== undefined || completedCount(playerOf(state, seat)) < MISSIONS_TO_END) return state;
  const after = copyOf(state);
  after.trigger = seat;
  return after;
};
