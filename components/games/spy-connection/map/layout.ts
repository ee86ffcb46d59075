import { distance, type Frame, middleOf, type Point } from '@/components/kit/map/plane';
import { type Board } from '@/rules/spy-connection/model/board';
import { PRACTICE_PLACES } from '@/rules/spy-connection/box/practice';

export interface MapLayout {
  readonly cities: ReadonlyMap<string, Point>;
  readonly spaces: ReadonlyMap<string, Point>;
}

export const FRAME: Frame = { x: -6, y: 8, width: 112, height: 110 };

/** A phone is upright: the map is drawn longer than it is. */
const UPRIGHT = 1.25;

type Places = MapLayout['cities'];

const NOWHERE: Places = new Map();
const layouts = new WeakMap<Board, MapLayout & { readonly put: Places }>();

/** Worked out once for each board. `put`: where cities lie on a map of 100 by 100, if it is known. */
export const layoutOf = (board: Board, put: Places = NOWHERE): MapLayout => {
  const known = layouts.get(board);
  if (known?.put === put) return known;
  const cities = placeCities(board, put);
  const layout = { cities, spaces: placeSpaces(board, cities), put };
  layouts.set(board, layout);
  return layout;
};

const RING = Array.from({ length: 24 }, (_, step): Point => {
  const angle = (step / 24) * 2 * Math.PI;
  return { x: 50 + 46 * Math.cos(angle), y: 62 + 46 * Math.sin(angle) };
});

/** Where they were put; else cities of the books lie roughly where they are on a map, others on a ring, as far from all as can be. */
const placeCities = ({ cities }: Board, put: Places): Places => {
  const placed = new Map<string, Point>();
  for (const { id } of cities) {
    const place = PRACTICE_PLACES[id];
    const at = put.get(id) ?? (place && { x: place[0], y: place[1] });
    if (at) placed.set(id, { x: at.x, y: at.y * UPRIGHT });
  }
  for (const { id } of cities) {
    if (placed.has(id)) continue;
    const room = (spot: Point) => Math.min(99, ...[...placed.values()].map((other) => distance(spot, other)));
    const [best = { x: 50, y: 60 }] = [...RING].sort((a, b) => room(b) - room(a));
    placed.set(id, best);
  }
  return placed;
};

/** A space lies on its connection; one that several share lies between them. */
const placeSpaces = ({ connections }: Board, cities: MapLayout['cities']): ReadonlyMap<string, Point> => {
  const wanted = new Map<string, Point[]>();
  const pairs = new Map<string, number>();
  for (const { cities: ends, spaces } of connections) {
    const [from, to] = [cities.get(ends[0]), cities.get(ends[1])];
    if (!from || !to) continue;
    const pair = [...ends].sort().join('/');
    const bow = (pairs.get(pair) ?? 0) * 6;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    const length = distance(from, to) || 1;
    spaces.forEach((space, place) => {
      const along = (place + 1) / (spaces.length + 1);
      const point = {
        x: from.x + (to.x - from.x) * along - ((to.y - from.y) / length) * bow,
        y: from.y + (to.y - from.y) * along + ((to.x - from.x) / length) * bow,
      };
      wanted.set(space, [...(wanted.get(space) ?? []), point]);
    });
  }
  const middles = new Map([...wanted].map(([space, points]) => [space, middleOf(points)]));
  return apart(middles, [...cities.values()].flatMap(withName));
};

const ROOM = 6.5;

/** The name stands under its city, and no space should lie on it. */
const withName = ({ x, y }: Point): readonly Point[] => [
  { x, y },
  { x: x - 3, y: y + 5.5 },
  { x: x + 3, y: y + 5.5 },
];

/** Pushes spaces off each other and off the cities, so that each can be tapped. */
const apart = (spaces: ReadonlyMap<string, Point>, cities: readonly Point[]): ReadonlyMap<string, Point> => {
  let now = spaces;
  for (let round = 0; round < 24; round++)
    now = new Map(
      [...now].map(([id, point]) => {
        const others = [...now].flatMap(([other, at]) => (other === id ? [] : [at]));
        return [id, [...others, ...cities].reduce(pushed, point)];
      }),
    );
  return now;
};

const pushed = (point: Point, other: Point): Point => {
  const gap = distance(point, other);
  if (gap >= ROOM || gap === 0) return point;
  const step = ((ROOM - gap) / gap) * 0.35;
  return { x: point.x + (point.x - other.x) * step, y: point.y + (point.y - other.y) * step };
};

export const NAME_SIZE = 4.2;
const LONGEST = 14;

/** An owner may have typed more than the map has room for. */
export const shortName = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;

/** Under its city, and inside the frame where that lies at the edge. */
export const nameSpot = ({ x, y }: Point, name: string): Point => {
  const half = (name.length * NAME_SIZE * 0.6) / 2;
  const [left, right] = [FRAME.x + half, FRAME.x + FRAME.width - half];
  return { x: Math.min(right, Math.max(left, x)), y: y + 7.4 };
};

const AROUND: readonly Point[] = [
  { x: 3, y: -3 },
  { x: -3, y: -3 },
  { x: 3, y: 3 },
  { x: -3, y: 3 },
];

/** Where a price stands: on the empty space itself, or beside its Agents, away from the names of cities. */
export const priceSpot = ({ cities }: MapLayout, at: Point, empty: boolean): Point => {
  if (empty) return at;
  const named = [...cities.values()].flatMap(withName);
  const room = (spot: Point) => Math.min(...named.map((other) => distance(spot, other)));
  const [best = at] = AROUND.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })).sort(
    (a, b) => room(b) - room(a),
  );
  return best;
};

export type Hit = { readonly kind: 'city' | 'space'; readonly id: string };

/** The nearest piece within reach of the finger. */
export const hitAt = ({ cities, spaces }: MapLayout, at: Point, reach: number): Hit | undefined => {
  const near = [
    ...[...cities].map(([id, point]) => ({ kind: 'city' as const, id, away: distance(point, at) - 1 })),
    ...[...spaces].map(([id, point]) => ({ kind: 'space' as const, id, away: distance(point, at) })),
  ].sort((a, b) => a.away - b.away)[0];
  return near && near.away <= reach ? { kind: near.kind, id: near.id } : undefined;
};
