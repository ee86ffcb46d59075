/* SC-33, SC-52: Agents on the board and on circles come from the supply. SC-42: those on the board are an option. */
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { refuse } from '../../model/refusals';
import { takeBackRepairs } from '../repairs';
import { begun, checkOption, defineMove, movedAmend, movedSchema } from '../state';

export const placeAgents = defineMove('place-agents', {
  schema: movedSchema,
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { agents, circles }) => {
    const { supply } = playerOf(state, seat);
    const details = { params: { supply: number(supply) }, focus: [`supply/${seat}`] };
    return [
      ...(agents > 0 ? checkOption(state, seat, 'connect') : NONE),
      ...(agents + circles <= supply ? NONE : [refuse('SC-70', 'not-enough', details)]),
    ];
  },
  apply: (state, seat, { agents, circles }) => {
    const { supply, covered } = playerOf(state, seat);
    return withPlayer(begun(state, seat, agents > 0 ? 'connect' : undefined), seat, {
      supply: supply - agents - circles,
      covered: covered + circles,
    });
  },
  offers: () => [
    { move: { agents: 0, circles: 1 }, label: message('offer.circle.place-agents') },
    ...[1, 2, 3].map((agents) => ({
      move: { agents, circles: 0 },
      label: message('offer.count.place-agents', { count: number(agents) }),
      about: String(agents),
    })),
  ],
  repairs: (state, seat, move): readonly Repair<BaseMove>[] => {
    const [only, more] = placeAgents.check(state, seat, move);
    const missing = move.agents + move.circles - playerOf(state, seat).supply;
    return only?.code === 'not-enough' && !more
      ? takeBackRepairs(state, seat, { missing, covers: move.circles > 0 })
      : [];
  },
  describe: (_, { move }) => message('did.count.place-agents', { count: number(move.agents + move.circles) }),
  amend: movedAmend,
});
