import { besides, flightsFrom, type MapPrint } from '../model/map';

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
export const distancesTo = (
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
