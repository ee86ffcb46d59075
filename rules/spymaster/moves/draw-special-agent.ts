/*
 * SM-10: in a first game the Special Agents are drawn, seat by seat from 0, three each in different Areas. They are
 * drawn one by one, because each may land on any location and a pool gives each of its entries once.
 */
import { message, seat as seatParam } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { placeLines, placeSetTo } from '../model/amend-lines';
import { areaOf, locationParam } from '../model/board';
import { location } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { allPlaced, drawnFor } from '../model/state';
import { defineMove } from '../model/turn-order';

const notNow = refuse('SM-10', 'not-now');

export const drawSpecialAgent = defineMove('draw-special-agent', {
  schema: { location },
  by: 'table',
  phases: ['place-special-agents'],
  notNow,
  check: (state, _, { location: at }) => {
    if (state.options.specialAgents !== 'random') return [notNow];
    const seat = drawnFor(state);
    const isThere = playerOf(state, seat).agents.some((other) => areaOf(other) === areaOf(at));
    return isThere ? [bend('SM-10', 'same-area', { params: { seat: seatParam(seat) } })] : NONE;
  },
  apply: (state, _, { location: at }) => {
    const seat = drawnFor(state);
    return allPlaced(withPlayer(state, seat, { agents: [...playerOf(state, seat).agents, at] }));
  },
  describe: (before, { move }) =>
    message('did.draw-special-agent', {
      seat: seatParam(Math.max(0, drawnFor(before))),
      city: locationParam(before.locations, move.location),
    }),
  amend: {
    lines: ({ options, locations }, { move }) =>
      options.placement === 'physical' ? placeLines(locations, [move.location]) : [],
    amended: (move, changes) => ({ ...move, location: placeSetTo(changes)(move.location, 0) }),
  },
});
