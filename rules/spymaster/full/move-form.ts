import type { FormOffer } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
type Pick = (n: number) => number;
import type { Seat } from '@/rules/core/seat';
import { cheapestPlacement } from '../advice/cheapest-placement';
import { cityOf, distance, locationParam } from '../board';
import type { Area, Location } from '../box';
import { AREAS, LOCATIONS } from '../box';
import { spaceOf } from './missions';
import type { Move } from './moves';
import type { State } from './state';
import { playerOf } from './state';

export interface MoveDraft {
  readonly agent?: Seat | 'freelance';
  readonly from?: Location;
  readonly to?: Location;
}

/** SM-31, SM-32: an Agent, then where to, at most as far as the points reach. */
export const moveForm = (state: State, seat: Seat): FormOffer<Move, MoveDraft> => {
  const agents = [
    ...unique(playerOf(state, seat).agents).map((from) => ({ agent: seat, from })),
    ...unique(state.freelances).map((from) => ({ agent: 'freelance' as const, from })),
  ];
  const reached = (from: Location) =>
    LOCATIONS.filter((to) => to !== from && distance(from, to) <= state.turn.points);
  const name = (location: Location) => locationParam(state.locations, location);
  return {
    kind: 'form',
    id: 'move-agent',
    label: message('offer.move-agent', { count: number(state.turn.points) }),
    draft: {},
    next: ({ from, to, agent }) => {
      if (to !== undefined) return [];
      if (from === undefined)
        return agents.map((draft) => ({
          id: `${draft.agent}/${draft.from}`,
          label: message(draft.agent === 'freelance' ? 'form.freelance-agent' : 'form.special-agent', {
            city: name(draft.from),
          }),
          draft,
        }));
      return reached(from).map((location) => ({
        id: location,
        label: message('form.move-to', { city: name(location), count: number(distance(from, location)) }),
        draft: { from, to: location, ...(agent === undefined ? {} : { agent }) },
      }));
    },
    build: ({ agent, from, to }) =>
      agent === undefined || from === undefined || to === undefined
        ? undefined
        : { type: 'move-agent', agent, from, to },
    sample: (pick) => {
      const aimed = pick(2) === 0 ? undefined : towardsMission(state, seat, pick);
      if (aimed) return aimed;
      const chosen = agents[pick(agents.length)];
      const places = chosen ? reached(chosen.from) : [];
      const to = places.length > 0 ? places[pick(places.length)] : undefined;
      return chosen && to ? { type: 'move-agent', ...chosen, to } : undefined;
    },
  };
};

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** One of the steps that a faceup Mission still wants: random walks alone would hardly ever complete one. */
const towardsMission = (state: State, seat: Seat, pick: Pick): Move | undefined => {
  const area = AREAS[pick(AREAS.length)] as Area;
  const print = spaceOf(state, area).faceup?.print;
  if (!print) return undefined;
  const board = { seat, agents: playerOf(state, seat).agents, freelances: state.freelances };
  const steps = cheapestPlacement(board, cityOf(area, print.colour), print)?.steps ?? [];
  const step = steps.find(({ points }) => points <= state.turn.points);
  return step && { type: 'move-agent', agent: step.agent, from: step.from, to: step.to };
};
