/*
 * Walking and flying as one: how few Tickets lead to one of the goals with so many flights, over all that displaced
 * Spies may do. The nearest is looked at first, by what it has cost and what it takes at least from there (A*): most of
 * what could come of a flight is never worked out.
 */
import { type Seat } from '@/rules/core/seat';
import { type Move } from '../game';
import { fly } from '../moves/fly';
import { travel } from '../moves/travel';
import { type Displacement, displacements, type Others } from './displacements';
import { distancesTo, type Graph } from './graph';

/** What a way is made of besides walking and flying. */
export interface Cards {
  /** Played before the first step. */
  readonly first: readonly Move[];
  /** Played for each flight. */
  readonly flights: readonly (readonly Move[])[];
}

/** Where the turn can begin, and what is done to get there. */
export interface Seed extends Displacement {
  readonly region: number;
}

export interface Journey {
  readonly graph: Graph;
  readonly seat: Seat;
  readonly seeds: readonly Seed[];
  readonly goals: readonly number[];
  /** The Tickets that there are before each flight. */
  readonly limits: readonly number[];
}

/** Somewhere on the way. */
interface Stop {
  readonly region: number;
  readonly others: Others;
  readonly flown: number;
  readonly cost: number;
  readonly before?: Stop;
  /** By walking where there are none. */
  readonly moves?: readonly Move[];
}

export interface Way {
  readonly cost: number;
  readonly moves: (cards: Cards) => readonly Move[];
}

/** Finds the cheapest way; asked again with more Tickets it goes on where it stopped. */
export const searchOf = (journey: Journey): ((budget: number) => Way | undefined) => {
  const { graph, goals, limits, seeds } = journey;
  const distances = distancesTo(graph, goals, limits.length);
  const open: Stop[][] = [];
  const seen = new Set<string>();
  const put = (stop: Stop) => {
    const total = stop.cost + (distances[limits.length - stop.flown]?.[stop.region] ?? Infinity);
    if (total < Infinity) (open[total] ??= []).push(stop);
  };
  for (const { region, others, moves } of seeds) put({ region, others, moves, flown: 0, cost: 0 });
  let total = 0;
  let found: Way | undefined;
  return (budget) => {
    for (; !found && total <= budget && total < open.length; total++)
      for (let stop = open[total]?.pop(); stop && !found; stop = open[total]?.pop()) {
        const key = `${stop.region} ${stop.flown} ${stop.others.join()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (stop.flown === limits.length && goals.includes(stop.region)) found = wayTo(graph, stop);
        else nextStops(journey, stop).reverse().forEach(put);
      }
    return found && found.cost <= budget ? found : undefined;
  };
};

/** What comes first is as good as the rest, and is tried first. */
const nextStops = ({ graph, seat, limits }: Journey, stop: Stop): Stop[] => {
  const { region, others, flown, cost } = stop;
  const next: Stop[] = [];
  for (const to of graph.beside[region] as readonly number[])
    if (!others.includes(graph.ids[to]))
      next.push({ region: to, others, flown, cost: cost + 1, before: stop });
  if (flown === limits.length || cost > (limits[flown] as number)) return next;
  for (const to of graph.flights[region] as readonly number[]) {
    const flight = fly.make({ region: graph.ids[to] as string });
    for (const moved of displacements(graph.map, { others, seat, region: flight.region }))
      next.push({
        ...{ region: to, others: moved.others, flown: flown + 1, cost, before: stop },
        moves: [flight, ...moved.moves],
      });
  }
  return next;
};

const wayTo = ({ ids }: Graph, goal: Stop): Way => {
  const stops: Stop[] = [];
  for (let stop: Stop | undefined = goal; stop; stop = stop.before) stops.unshift(stop);
  return {
    cost: goal.cost,
    moves: ({ first, flights }) =>
      stops.flatMap(({ region, flown, before, moves }): readonly Move[] => {
        if (!before) return [...(moves ?? []), ...first];
        return moves
          ? [...(flights[flown - 1] ?? []), ...moves]
          : [travel.make({ region: ids[region] as string })];
      }),
  };
};
