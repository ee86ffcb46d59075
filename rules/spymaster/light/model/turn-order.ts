import { movesOf } from '@/rules/core/define-move';
import { seat as seatParam } from '@/rules/core/message';
import { bend, refuse } from '../../model/refusals';
import { type Phase, type State } from './state';

/** SM-30: turns go clockwise. What is noted out of turn the table may see otherwise. */
export const { defineMove, defineCorrect, defineLeave } = movesOf({
  phaseOf: ({ phase }: State): Phase => phase,
  active: ({ active }: State) => active,
  reasons: {
    over: refuse('SM-30', 'over'),
    notNow: () => refuse('SM-30', 'not-now'),
    forTheTable: refuse('SM-13', 'for-the-table'),
    noSuchSeat: refuse('SM-13', 'no-such-seat'),
    notHere: refuse('SM-1', 'not-here'),
    lastOne: refuse('SM-1', 'last-one'),
    notYours: (seat) => bend('SM-30', 'not-your-turn', { params: { seat: seatParam(seat) } }),
  },
});
