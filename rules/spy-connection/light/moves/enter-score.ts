/* SC-56: the points of the completed Missions one by one, and the covered circles on open ones. */
import { countLine, setTo } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { list, whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { MOST_POINTS } from '../../model/ledger';
import { bend, refuse } from '../../model/refusals';
import { counted, defineMove, pointsSchema } from '../state';

const MOST_CIRCLES = 36;

export const enterScore = defineMove('enter-score', {
  schema: { completed: list(pointsSchema, 0, 48), covered: whole(0, MOST_CIRCLES) },
  by: 'seat',
  phases: ['scoring'],
  notNow: refuse('SC-55', 'no-scores-yet'),
  check: (state, seat) => (playerOf(state, seat).entered ? [bend('SC-56', 'entered')] : NONE),
  apply: (state, seat, { completed, covered }) =>
    counted(withPlayer(state, seat, { completed, covered, entered: true })),
  describe: (_, { move: { completed, covered } }) =>
    message('did.enter-score', { count: number(completed.reduce((sum, points) => sum + points, covered)) }),
  amend: {
    lines: (_, { move: { completed, covered } }) => [
      ...completed.map((points, place) =>
        countLine(`points/${place}`, points, {
          label: message('score.nth-mission', { place: number(place + 1) }),
          max: MOST_POINTS,
        }),
      ),
      countLine('covered', covered, { label: message('score.covered'), max: MOST_CIRCLES }),
    ],
    amended: (move, changes) => ({
      ...move,
      completed: move.completed.map((points, place) => setTo(changes, `points/${place}`, points)),
      covered: setTo(changes, 'covered', move.covered),
    }),
  },
});
