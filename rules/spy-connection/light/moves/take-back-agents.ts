/* SC-35, SC-36: Agents come back from the board and from circles. */
import { message, number } from '@/rules/core/message';
import { begun, checkBack, defineMove, movedAmend, movedSchema, withBack } from '../state';

export const takeBackAgents = defineMove('take-back-agents', {
  schema: movedSchema,
  by: 'active',
  phases: ['turn'],
  check: checkBack,
  apply: (state, seat, { agents, circles }) => withBack(begun(state, seat), seat, { agents, circles }),
  offers: () => [
    { move: { agents: 0, circles: 1 }, label: message('offer.circle.take-back-agents') },
    ...[1, 2, 3].map((agents) => ({
      move: { agents, circles: 0 },
      label: message('offer.count.take-back-agents', { count: number(agents) }),
      about: String(agents),
    })),
  ],
  describe: (_, { move }) =>
    message('did.count.take-back-agents', { count: number(move.agents + move.circles) }),
  amend: movedAmend,
});
