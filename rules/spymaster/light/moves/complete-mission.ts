/* SM-33, SM-40: a Mission with its points; one that is noted late counts as well, and acts for nobody. */
import { countLine, setTo } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { whole } from '@/rules/core/codec';
import { MOST_POINTS } from '../../model/prints';
import { defineMove } from '../state';

export const completeMission = defineMove('complete-mission', {
  schema: { points: whole(0, MOST_POINTS) },
  by: 'active',
  phases: ['operations'],
  apply: (state, seat, { points }) => {
    const { completed } = playerOf(state, seat);
    const after = withPlayer(state, seat, { completed: [...completed, points] });
    return seat === state.active ? { ...after, acted: true } : after;
  },
  describe: (_, { move }) => message('did.complete-a-mission', { count: number(move.points) }),
  amend: {
    lines: (_, { move }) => [
      countLine('points', move.points, { label: message('amend.points'), max: MOST_POINTS }),
    ],
    amended: (move, changes) => ({ ...move, points: setTo(changes, 'points', move.points) }),
  },
});
