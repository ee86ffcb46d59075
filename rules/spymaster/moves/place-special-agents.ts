/* SM-10: everybody places three Special Agents where they like. */
import * as v from 'valibot';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { placeLines, placeSetTo } from '../model/amend-lines';
import { location } from '../model/prints';
import { refuse } from '../model/refusals';
import { allPlaced } from '../model/state';
import { defineMove } from '../model/turn-order';

const notNow = refuse('SM-10', 'not-now');

export const placeSpecialAgents = defineMove('place-special-agents', {
  schema: { locations: v.pipe(v.strictTuple([location, location, location]), v.readonly()) },
  by: 'seat',
  phases: ['place-special-agents'],
  notNow,
  check: (state, seat) => {
    if (state.options.specialAgents !== 'chosen') return [notNow];
    return playerOf(state, seat).agents.length > 0 ? [refuse('SM-10', 'placed')] : NONE;
  },
  apply: (state, seat, { locations }) => allPlaced(withPlayer(state, seat, { agents: locations })),
  amend: {
    lines: (before, { move }) => placeLines(before.locations, move.locations),
    amended: (move, changes) => {
      const at = placeSetTo(changes);
      const [one, two, three] = move.locations;
      return { ...move, locations: [at(one, 0), at(two, 1), at(three, 2)] as const };
    },
  },
});
