/* SC-20: three open Missions at most. SC-22: the assigned Agents come from the supply. SC-42: one option in a turn. */
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { setTo } from '@/rules/core/ledger';
import { message, number } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { MOST_OPEN } from '../../model/prices';
import { bend, refuse } from '../../model/refusals';
import { discardRepairs, takeBackRepairs } from '../repairs';
import { agentsLine, agentsSchema, begun, checkOption, defineMove } from '../state';

export const acceptMission = defineMove('accept-mission', {
  schema: { agents: agentsSchema },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { agents }) => {
    const { open, supply } = playerOf(state, seat);
    const params = { count: number(agents), supply: number(supply) };
    return [
      ...checkOption(state, seat, 'accept'),
      ...(open < MOST_OPEN
        ? NONE
        : [bend('SC-20', 'three-open', { params: { count: number(open), most: number(MOST_OPEN) } })]),
      ...(agents <= supply ? NONE : [refuse('SC-22', 'short', { params, focus: [`supply/${seat}`] })]),
    ];
  },
  apply: (state, seat, { agents }) => {
    const { supply, open } = playerOf(state, seat);
    return withPlayer(begun(state, seat, 'accept'), seat, { supply: supply - agents, open: open + 1 });
  },
  offers: ({ options: { board } }) =>
    (board === 'dark' ? [0, 1, 2, 3] : [0, 1, 2]).map((agents) => ({
      move: { agents },
      label: message('offer.count.accept-mission', { count: number(agents) }),
      about: String(agents),
    })),
  repairs: (state, seat, move): readonly Repair<BaseMove>[] => {
    const reasons = acceptMission.check(state, seat, move);
    if (reasons.some(({ code }) => code === 'three-open'))
      return discardRepairs(state, seat, (after) => acceptMission.check(after, seat, move));
    const [only, more] = reasons;
    const isShort = only?.code === 'short' && !more;
    return isShort
      ? takeBackRepairs(state, seat, { missing: move.agents - playerOf(state, seat).supply })
      : [];
  },
  describe: (_, { move }) => message('did.count.accept-mission', { count: number(move.agents) }),
  amend: {
    lines: (_, { move }) => [agentsLine(move.agents)],
    amended: (move, changes) => ({ ...move, agents: setTo(changes, 'agents', move.agents) }),
  },
});
