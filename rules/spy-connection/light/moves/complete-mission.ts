/* SC-51: only an open Mission is completed; its Agents return. SC-53: extra turns. SC-55: the seventh triggers the end. */
import * as v from 'valibot';
import { countLine, setTo } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { extraTurnLine, extraTurnSetTo, MOST_POINTS } from '../../model/ledger';
import { refuse } from '../../model/refusals';
import {
  begun,
  checkBack,
  defineMove,
  movedAmend,
  movedSchema,
  pointsSchema,
  triggered,
  withBack,
} from '../state';

export const completeMission = defineMove('complete-mission', {
  schema: { points: pointsSchema, extraTurn: v.boolean(), ...movedSchema },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, move) => [
    ...(playerOf(state, seat).open > 0
      ? NONE
      : [refuse('SC-51', 'no-open-mission', { focus: [`open/${seat}`] })]),
    ...checkBack(state, seat, move),
  ],
  apply: (state, seat, { agents, circles, points, extraTurn }) => {
    const { open, completed } = playerOf(state, seat);
    const after = withBack(begun(state, seat), seat, {
      ...{ agents, circles, open: open - 1 },
      completed: [...completed, points],
    });
    // A Mission noted late, out of turn, brings no extra turn to whoever is at it now.
    const isExtra = extraTurn && seat === state.active;
    return triggered(isExtra ? { ...after, extraTurns: state.extraTurns + 1 } : after, seat);
  },
  describe: (_, { move }) => message('did.count.complete-mission', { count: number(move.points) }),
  amend: {
    /** SC-56: points that were mistyped. */
    lines: (before, { move }) => [
      countLine('points', move.points, { label: message('amend.points-only'), max: MOST_POINTS }),
      extraTurnLine('extra-turn', move.extraTurn),
      ...movedAmend.lines(before, { move }),
    ],
    amended: (move, changes) => ({
      ...movedAmend.amended(move, changes),
      points: setTo(changes, 'points', move.points),
      extraTurn: extraTurnSetTo(changes, 'extra-turn', move.extraTurn),
    }),
  },
});
