/*
 * Walking and flying as one: how few Tickets lead to one of the goals with so many flights, over all that displaced
 * Spies may do. The nearest is looked at first, by what it has cost and what it takes at least from there (A*): most of
 * what could come of a flight is never worked out.
 */
import { type Seat } from '@/rules/core/seat';
import { type Move } from '../game';
import { besides, flightsFrom, type MapPrint } from '../model/map';
import { relocationsOf } from '../model/relocation';
import { fly } from '../moves/fly';
import { relocate } from '../moves/relocate';
import { travel } from '../moves/travel';

/** What a way is made of besides walking and flying. */
interface Cards {
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

/** Where each Spy stands; the one that moves is left out. */
export type Others = readonly (string | undefined)[];

interface Displacement {
  readonly others: Others;
  readonly moves: readonly Move[];
}

interface Entry {
  readonly others: Others;
  readonly seat: Seat;
  readonly region: string;
}

/** IS-36: all that can come of entering this Region. */
export const displacements = (map: MapPrint, { others, seat, region }: Entry): readonly Displacement[] => {
  const spy = others.indexOf(region);
  if (spy < 0) return [{ others, moves: [] }];
  return movedOn(map, put(others, spy, undefined), { seat, at: region, spy, from: region, moved: [seat] });
};

const put = (others: Others, spy: Seat, region: string | undefined): Others =>
  others.map((other, seat) => (seat === spy ? region : other));

interface Chain {
  readonly seat: Seat;
  /** Where the Spy that moves stands. */
  readonly at: string;
  readonly spy: Seat;
  readonly from: string;
  readonly moved: readonly Seat[];
}

const movedOn = (map: MapPrint, others: Others, chain: Chain): readonly Displacement[] => {
  const { seat, at, spy, moved } = chain;
  const players = others.map((region, each) => {
    const here = each === seat ? at : region;
    return here === undefined ? {} : { region: here };
  });
  return relocationsOf({ map, players }, chain).flatMap((region) => {
    const move = relocate.make({ region });
    const next = others.indexOf(region);
    const placed = put(others, spy, region);
    if (next < 0) return [{ others: placed, moves: [move] }];
    return movedOn(map, put(placed, next, undefined), {
      ...chain,
      spy: next,
      from: region,
      moved: [...moved, spy],
    }).map((rest) => ({ others: rest.others, moves: [move, ...rest.moves] }));
  });
};

/** The Regions outside the Capitals as numbers: a plan looks at them many times over. */
export interface Graph {
  readonly map: MapPrint;
  readonly ids: readonly string[];
  readonly at: ReadonlyMap<string, number>;
  readonly beside: readonly (readonly number[])[];
  readonly flights: readonly (readonly number[])[];
}

const graphs = new WeakMap<MapPrint, Graph>();

export const graphOf = (map: MapPrint): Graph => {
  const known = graphs.get(map);
  if (known) return known;
  const ids = map.regions.flatMap(({ id, kind }) => (kind === 'capital' ? [] : [id]));
  const at = new Map(ids.map((id, place) => [id, place]));
  const numbers = (regions: readonly string[]) => regions.flatMap((id) => at.get(id) ?? []);
  const graph = {
    map,
    ids,
    at,
    beside: ids.map((id) => numbers(besides(map, id))),
    flights: ids.map((id) => numbers(flightsFrom(map, id))),
  };
  graphs.set(map, graph);
  return graph;
};

/**
 * Tickets from each Region to the goals if no Spy were in the way, by how many flights are still to be made: never more
 * than it takes in truth.
 */
const distancesTo = (
  graph: Graph,
  goals: readonly number[],
  flights: number,
): readonly (readonly number[])[] => {
  const far = (): number[] => new Array<number>(graph.ids.length).fill(Infinity);
  const ends = far();
  for (const goal of goals) ends[goal] = 0;
  const distances = [walked(graph, ends)];
  for (let left = 1; left <= flights; left++) {
    const landed = distances[left - 1] as readonly number[];
    const flown = graph.flights.map((others) =>
      others.reduce((least, to) => Math.min(least, landed[to] as number), Infinity),
    );
    distances.push(walked(graph, flown));
  }
  return distances;
};

/** What it takes from each Region, given what it takes from there on. */
const walked = ({ beside }: Graph, onward: readonly number[]): readonly number[] => {
  const least = [...onward];
  const byCost: number[][] = [];
  const put = (region: number, cost: number) => (byCost[cost] ??= []).push(region);
  onward.forEach((cost, region) => cost < Infinity && put(region, cost));
  for (let cost = 0; cost < byCost.length; cost++)
    for (const region of byCost[cost] ?? []) {
      if (least[region] !== cost) continue;
      for (const next of beside[region] as readonly number[]) {
        if ((least[next] as number) <= cost + 1) continue;
        least[next] = cost + 1;
        put(next, cost + 1);
      }
    }
  return least;
};
