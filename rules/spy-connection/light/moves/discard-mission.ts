/* SC-25: only an open Mission is discarded; its Agents return. */
import { message, number } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { refuse } from '../../model/refusals';
import { begun, checkBack, defineMove, movedAmend, movedSchema, withBack } from '../state';

export const discardMission = defineMove('discard-mission', {
  schema: movedSchema,
  by: 'active',
  phases: ['turn'],
  check: (state, seat, move) => [
    ...(playerOf(state, seat).open > 0
      ? NONE
      : [refuse('SC-25', 'no-open-mission', { focus: [`open/${seat}`] })]),
    ...checkBack(state, seat, move),
  ],
  apply: (state, seat, { agents, circles }) =>
    withBack(begun(state, seat), seat, { agents, circles, open: playerOf(state, seat).open - 1 }),
  offers: () =>
    [0, 1, 2, 3].map((agents) => ({
      move: { agents, circles: 0 },
      label: message('offer.count.discard-mission', { count: number(agents) }),
      about: String(agents),
    })),
  describe: (_, { move }) =>
    message('did.count.discard-mission', { count: number(move.agents + move.circles) }),
  amend: movedAmend,
});
