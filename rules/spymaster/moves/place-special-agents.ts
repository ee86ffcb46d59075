/* SM-10: everybody places three Special Agents where they like. */
import * as v from 'valibot';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { placeLines, placeSetTo } from '../model/amend-lines';
import { location } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { allPlaced, drawnFor } from '../model/state';
import { defineMove } from '../model/turn-order';

const notNow = refuse('SM-10', 'not-now');

export const placeSpecialAgents = defineMove('place-special-agents', {
  schema: { locations: v.pipe(v.strictTuple([location, location, location]), v.readonly()) },
  by: 'seat',
  phases: ['place-special-agents'],
  notNow,
  check: (state, seat) => {
    if (state.options.specialAgents !== 'chosen') return [notNow];
    return playerOf(state, seat).agents.length > 0 ? [bend('SM-10', 'placed')] : NONE;
  },
  /** Ruling: who has placed them already has placed for somebody who has not, as when two had been mixed up. */
  apply: (state, seat, { locations }) => {
    const isPlaced = playerOf(state, seat).agents.length > 0;
    return allPlaced(withPlayer(state, isPlaced ? drawnFor(state) : seat, { agents: locations }));
  },
  amend: {
    lines: (before, { move }) => placeLines(before.locations, move.locations),
    amended: (move, changes) => {
      const at = placeSetTo(changes);
      const [one, two, three] = move.locations;
      return { ...move, locations: [at(one, 0), at(two, 1), at(three, 2)] as const };
    },
  },
});
