/* SM-40: at the end, the points of the completed Missions one by one. */
import { countLine, setTo } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { list, whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { MISSIONS, MOST_POINTS } from '../../model/prints';
import { bend, refuse } from '../../model/refusals';
import { counted, defineMove } from '../state';

export const enterMissions = defineMove('enter-missions', {
  schema: { points: list(whole(0, MOST_POINTS), 0, MISSIONS) },
  by: 'seat',
  phases: ['scoring'],
  notNow: refuse('SM-40', 'not-now'),
  check: (state, seat) => (playerOf(state, seat).missionsKnown ? [bend('SM-40', 'entered')] : NONE),
  apply: (state, seat, { points }) =>
    counted(withPlayer(state, seat, { completed: points, missionsKnown: true })),
  describe: (_, { move }) =>
    message('did.enter-missions', { count: number(move.points.reduce((sum, each) => sum + each, 0)) }),
  amend: {
    lines: (_, { move }) =>
      move.points.map((points, place) =>
        countLine(`points/${place}`, points, {
          label: message('amend.points-of', { place: number(place + 1) }),
          max: MOST_POINTS,
        }),
      ),
    amended: (move, changes) => ({
      ...move,
      points: move.points.map((was, place) => setTo(changes, `points/${place}`, was)),
    }),
  },
});
