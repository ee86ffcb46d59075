import { type BaseMove, type Repair } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { discardMission } from './moves/discard-mission';
import { takeBackAgents } from './moves/take-back-agents';
import { type Moved, outOf, type State } from './state';

const MOST = 4;

interface Missing {
  readonly missing: number;
  readonly covers?: boolean;
}

/**
 * SC-22, SC-33: counts do not tell where the Agents lie, only how many have to come back. `covers` tells that they are to
 * lie on circles: then those of the only open Mission stay where they are.
 */
export const takeBackRepairs = (
  state: State,
  seat: Seat,
  { missing, covers = false }: Missing,
): readonly Repair<BaseMove>[] => {
  // From the board first: what lies on a circle is worth a point.
  const agents = Math.min(missing, outOf(state, seat));
  if (covers && agents < missing && playerOf(state, seat).open < 2) return [];
  const first = takeBackAgents.make({ agents, circles: missing - agents });
  if (takeBackAgents.check(state, seat, first).length > 0) return [];
  return [{ label: message('repair.count.take-back', { count: number(missing) }), moves: [first] }];
};

/** What may lie on the discarded Mission, the least first; only the table sees which it is. */
const LAIN: readonly Moved[] = [0, 1, 2, 3]
  .flatMap((agents) => [0, 1, 2].map((circles) => ({ agents, circles })))
  .sort((a, b) => a.agents + a.circles - b.agents - b.circles);

/** SC-20: with a Mission less another one can be accepted, if `check` then has nothing against it. */
export const discardRepairs = (
  state: State,
  seat: Seat,
  check: (after: State) => readonly Violation[],
): readonly Repair<BaseMove>[] =>
  LAIN.map((lain) => ({ lain, first: discardMission.make(lain) }))
    .filter(
      ({ first }) =>
        discardMission.check(state, seat, first).length === 0 &&
        check(discardMission.apply(state, seat, first)).length === 0,
    )
    .map(({ lain, first }) => ({
      label: message('repair.count.discard', { agents: number(lain.agents), circles: number(lain.circles) }),
      moves: [first],
    }))
    .slice(0, MOST);
