import {
  type SimulationNodeDatum,
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
} from 'd3-force';
import { type Point } from './plane';

export interface BoardGraph {
  readonly nodes: readonly string[];
  /** `steps`: how many steps apart the two ends lie. */
  readonly links: readonly { readonly from: string; readonly to: string; readonly steps: number }[];
}

export interface LayoutHints {
  /** Where something lies on a real map. */
  readonly start: (node: string) => Point | undefined;
  /** Put there by hand: it stays. */
  readonly fixed: ReadonlyMap<string, Point>;
}

interface Node extends SimulationNodeDatum {
  readonly id: string;
  readonly home?: Point;
}

const SIZE = 1000;
const EDGE = 40;
const ROUNDS = 300;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * Places on a plane of 1000 by 1000: near to where they really lie, as far apart as their connections are long, and
 * none on another. The same board always gives the same places. Loaded only where a map is drawn.
 */
export const layOut = ({ nodes: ids, links }: BoardGraph, hints: LayoutHints): ReadonlyMap<string, Point> => {
  const nodes = beginnings({ nodes: ids, links }, hints);
  const known = new Set(ids);
  const joined = links
    .filter(({ from, to }) => known.has(from) && known.has(to) && from !== to)
    .map(({ from, to, steps }) => ({ source: from, target: to, steps }));
  forceSimulation(nodes)
    .force('charge', forceManyBody().strength(-900).distanceMax(400))
    .force(
      'apart',
      forceCollide(Math.min(50, 300 / Math.sqrt(nodes.length)))
        .strength(1)
        .iterations(4),
    )
    .force(
      'links',
      forceLink<Node, (typeof joined)[number]>(joined)
        .id(({ id }) => id)
        .distance(({ steps }) => 70 + 45 * steps)
        .strength(0.15),
    )
    .force('x', forceX<Node>(({ home }) => home?.x ?? SIZE / 2).strength(pull))
    .force('y', forceY<Node>(({ home }) => home?.y ?? SIZE / 2).strength(pull))
    .force('edge', () => keepInside(nodes))
    .stop()
    .tick(ROUNDS);
  return new Map(
    nodes.map(({ id, x, y }) => [
      id,
      hints.fixed.get(id) ?? { x: Math.round(inside(x)), y: Math.round(inside(y)) },
    ]),
  );
};

const pull = ({ home }: Node): number => (home ? 0.4 : 0.02);

const inside = (value = SIZE / 2): number => Math.max(EDGE, Math.min(SIZE - EDGE, value));

/** In every round, so that what is pushed to the edge finds room along it. */
const keepInside = (nodes: readonly Node[]): void => {
  for (const node of nodes) {
    node.x = inside(node.x);
    node.y = inside(node.y);
  }
};

/** What nobody knows the place of begins amid its neighbours, each a little to another side. */
const beginnings = ({ nodes, links }: BoardGraph, { start, fixed }: LayoutHints): Node[] => {
  const homes = new Map(nodes.flatMap((id) => homeOf(id, fixed.get(id) ?? start(id))));
  return nodes.map((id, place): Node => {
    const home = homes.get(id);
    const hand = fixed.get(id);
    const around = links.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
    const near = around.flatMap((other) => homes.get(other) ?? []);
    const { x, y } = home ?? middle(near, place);
    return { id, x, y, ...(home ? { home } : {}), ...(hand ? { fx: hand.x, fy: hand.y } : {}) };
  });
};

const homeOf = (id: string, home: Point | undefined): readonly (readonly [string, Point])[] =>
  home ? [[id, home]] : [];

const middle = (points: readonly Point[], place: number): Point => {
  const [all, count] = points.length > 0 ? [points, points.length] : [[{ x: SIZE / 2, y: SIZE / 2 }], 1];
  const reach = points.length > 0 ? 60 : 60 + 40 * Math.sqrt(place);
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / count + reach * Math.cos(place * GOLDEN),
    y: all.reduce((sum, { y }) => sum + y, 0) / count + reach * Math.sin(place * GOLDEN),
  };
};
