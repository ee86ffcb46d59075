/*
 * SM-10: the Freelance Agents at random, as many as are still to be placed, or some of them. SM-12: with the last of
 * them the Missions lie there too.
 */
import { message, number } from '@/rules/core/message';
import { list } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { placeLines, placeSetTo } from '../model/amend-lines';
import { refilled } from '../model/missions';
import { FREELANCE_AGENTS, location } from '../model/prints';
import { refuse } from '../model/refusals';
import { defineMove } from '../model/turn-order';

export const placeFreelanceAgents = defineMove('place-freelance-agents', {
  schema: { locations: list(location, 1, FREELANCE_AGENTS) },
  by: 'table',
  phases: ['place-freelance-agents'],
  notNow: refuse('SM-10', 'not-now'),
  check: ({ freelances }, _, { locations }) => {
    const left = FREELANCE_AGENTS - freelances.length;
    return locations.length > left
      ? [refuse('SM-10', 'too-many-agents', { params: { count: number(left) } })]
      : NONE;
  },
  apply: (state, _, { locations }) => {
    const freelances = [...state.freelances, ...locations];
    const after = { ...state, freelances };
    return freelances.length < FREELANCE_AGENTS ? after : refilled({ ...after, phase: 'choose-stack' });
  },
  describe: (_, { move }) => message('did.place-freelance-agents', { count: number(move.locations.length) }),
  amend: {
    lines: ({ options, locations }, { move }) =>
      options.placement === 'physical' ? placeLines(locations, move.locations) : [],
    amended: (move, changes) => ({ ...move, locations: move.locations.map(placeSetTo(changes)) }),
  },
});
