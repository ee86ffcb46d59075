/*
 * Walking and flying as one: how few Tickets lead to each Region outside the Capitals. A front is what can be reached
 * while the other Spies stand where they stand; a flight that displaces somebody opens another one.
 */
import type { Seat } from '@/rules/core/seat';
import type { Move } from '../full/moves';
import { relocationsOf } from '../full/relocation';
import type { MapPrint } from '../map';
import { besides, flightsFrom } from '../map';

/** Regions as numbers: a front is worked out many times over for one plan. */
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

/** Where each Spy stands; the one that moves is left out. */
export type Others = readonly (string | undefined)[];

/** What a way is made of besides walking and flying. */
export interface Cards {
  /** Played before the first step. */
  readonly first: readonly Move[];
  /** Played for each flight. */
  readonly flights: readonly (readonly Move[])[];
}

export interface Seed {
  readonly region: number;
  readonly cost: number;
  readonly others: Others;
  /** What was done to get here. */
  readonly moves: (cards: Cards) => readonly Move[];
}

export interface Front {
  readonly others: Others;
  /** Tickets spent so far; Infinity where no way leads. */
  readonly cost: readonly number[];
  readonly before: readonly number[];
  readonly seeds: readonly (Seed | undefined)[];
}

/** One front for each way in which the others stand. */
export const spread = (graph: Graph, seeds: readonly Seed[]): readonly Front[] => {
  const groups = new Map<string, Seed[]>();
  for (const seed of seeds) {
    const key = seed.others.join();
    const group = groups.get(key);
    if (group) group.push(seed);
    else groups.set(key, [seed]);
  }
  return [...groups.values()].map((group) => spreadOne(graph, group));
};

const spreadOne = ({ ids, at, beside }: Graph, seeds: readonly Seed[]): Front => {
  const others = seeds[0]?.others ?? [];
  const taken = new Set(others.flatMap((region) => (region === undefined ? [] : (at.get(region) ?? []))));
  const cost = new Array<number>(ids.length).fill(Infinity);
  const before = new Array<number>(ids.length).fill(-1);
  const from = new Array<Seed | undefined>(ids.length).fill(undefined);
  const byCost: number[][] = [];
  const put = (region: number, spent: number) => {
    cost[region] = spent;
    (byCost[spent] ??= []).push(region);
  };
  for (const seed of seeds)
    if (seed.cost < (cost[seed.region] as number)) {
      put(seed.region, seed.cost);
      from[seed.region] = seed;
    }
  for (let spent = 0; spent < byCost.length; spent++)
    for (const region of byCost[spent] ?? []) {
      if (cost[region] !== spent) continue;
      for (const next of beside[region] as readonly number[]) {
        if ((cost[next] as number) <= spent + 1 || taken.has(next)) continue;
        put(next, spent + 1);
        before[next] = region;
        from[next] = undefined;
      }
    }
  return { others, cost, before, seeds: from };
};

/** The moves that lead to a Region of a front. */
export const movesTo = ({ ids }: Graph, { before, seeds }: Front, region: number) => {
  const walk: Move[] = [];
  let now = region;
  while (!seeds[now]) {
    walk.unshift({ type: 'travel', region: ids[now] as string });
    now = before[now] as number;
  }
  const seed = seeds[now];
  return (cards: Cards): readonly Move[] => [...(seed?.moves(cards) ?? []), ...walk];
};

interface Flight {
  readonly seat: Seat;
  /** Which of the turn's flights it is. */
  readonly place: number;
  /** Tickets that there are before it. */
  readonly limit: number;
}

/** Everywhere that one flight leads, with everything that displaced Spies may do. */
export const flown = (graph: Graph, fronts: readonly Front[], flight: Flight): readonly Seed[] =>
  fronts.flatMap((front) => {
    const starts = new Map<number, number>();
    graph.flights.forEach((flights, from) => {
      const cost = front.cost[from] as number;
      if (cost === Infinity || cost > flight.limit) return;
      for (const to of flights)
        if (cost < (front.cost[starts.get(to) ?? -1] ?? Infinity)) starts.set(to, from);
    });
    return [...starts].flatMap(([to, from]) => landings(graph, front, { ...flight, from, to }));
  });

const landings = (
  graph: Graph,
  front: Front,
  { seat, place, from, to }: Flight & { readonly from: number; readonly to: number },
): readonly Seed[] => {
  const region = graph.ids[to] as string;
  return displacements(graph.map, { others: front.others, seat, region }).map(({ others, moves }) => ({
    region: to,
    cost: front.cost[from] as number,
    others,
    moves: (cards) => [
      ...movesTo(graph, front, from)(cards),
      ...(cards.flights[place] ?? []),
      { type: 'fly', region },
      ...moves,
    ],
  }));
};

export interface Displacement {
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
    const move: Move = { type: 'relocate', region };
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
