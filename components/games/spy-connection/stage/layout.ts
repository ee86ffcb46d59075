import { distance, middleOf, type Point } from '@/components/kit/map/plane';
import { type Board } from '@/rules/spy-connection/model/board';
import { placeOfCity, placeOfSpace } from './geography';
import { type Places } from './use-city-places';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In points of the stage. */
export interface MapLayout {
  readonly size: Size;
  readonly cities: ReadonlyMap<string, Point>;
  readonly spaces: ReadonlyMap<string, Point>;
}

/** The stage of a phone. Elsewhere places are stretched, discs and type are not. */
export const PHONE: Size = { width: 390, height: 478 };

export const layoutOf = (board: Board, put: Places, size: Size): MapLayout => {
  const on = ({ x, y }: Point): Point => ({
    x: within(x * size.width, size.width),
    y: within(y * size.height, size.height),
  });
  const parts = placeCities(board, put);
  const cities = new Map([...parts].map(([id, place]) => [id, on(place)]));
  const spaces = new Map([...placeSpaces(board, cities, on)].map(([id, at]) => [id, inside(size, at)]));
  return { size, cities, spaces };
};

/** Whatever is pushed or bent aside stays on the stage. */
export const inside = ({ width, height }: Size, { x, y }: Point): Point => ({
  x: within(x, width),
  y: within(y, height),
});

const EDGE = 20;

const within = (value: number, length: number): number => Math.min(length - EDGE, Math.max(EDGE, value));

const ROWS = 7;
const COLUMNS = 5;

/** Where a city may stand that nobody has a place for. */
const FREE = Array.from({ length: ROWS * COLUMNS }, (_, spot): Point => ({
  x: ((spot % COLUMNS) + 0.5) / COLUMNS,
  y: (Math.floor(spot / COLUMNS) + 0.5) / ROWS,
}));

const placeCities = ({ cities }: Board, put: Places): Places => {
  const placed = new Map<string, Point>();
  for (const { id } of cities) {
    const at = put.get(id) ?? placeOfCity(id);
    if (at) placed.set(id, at);
  }
  for (const { id } of cities) {
    if (placed.has(id)) continue;
    const room = (spot: Point) => Math.min(9, ...[...placed.values()].map((other) => distance(spot, other)));
    const [best = { x: 0.5, y: 0.5 }] = [...FREE].sort((a, b) => room(b) - room(a));
    placed.set(id, best);
  }
  return placed;
};

/** How far a second way between two cities bends aside. */
const BOW = 26;

/** Places of the drawing where it has any; else a space lies on its connection, and one that several share between them. */
const placeSpaces = (
  { connections }: Board,
  cities: Places,
  on: (place: Point) => Point,
): ReadonlyMap<string, Point> => {
  const wanted = new Map<string, Point[]>();
  const drawn = new Map<string, Point>();
  const pairs = new Map<string, number>();
  for (const { cities: ends, spaces } of connections) {
    const [from, to] = [cities.get(ends[0]), cities.get(ends[1])];
    if (!from || !to) continue;
    const pair = [...ends].sort().join('/');
    const before = pairs.get(pair) ?? 0;
    pairs.set(pair, before + 1);
    spaces.forEach((space, place) => {
      const known = placeOfSpace(space);
      if (known) return drawn.set(space, on(known));
      const point = spotOnWay([from, to], { place, count: spaces.length }, before * BOW);
      return wanted.set(space, [...(wanted.get(space) ?? []), point]);
    });
  }
  const middles = new Map([...wanted].map(([space, points]) => [space, middleOf(points)]));
  return new Map([...drawn, ...apart(middles, [...cities.values(), ...drawn.values()])]);
};

/** A point of the way between two others, `bow` beside the straight line. */
export const alongWay = ([from, to]: readonly [Point, Point], part: number, bow = 0): Point => {
  const length = distance(from, to) || 1;
  return {
    x: from.x + (to.x - from.x) * part - ((to.y - from.y) / length) * bow,
    y: from.y + (to.y - from.y) * part + ((to.x - from.x) / length) * bow,
  };
};

interface OnWay {
  readonly place: number;
  readonly count: number;
}

/** Where a space of a way lies. Many between near cities lie on an arch, so that each can be read. */
export const spotOnWay = (ends: readonly [Point, Point], { place, count }: OnWay, bow = 0): Point => {
  const part = (place + 1) / (count + 1);
  const length = distance(...ends);
  const wanted = (count + 1) * ROOM;
  const height = wanted > length ? Math.sqrt(wanted ** 2 - length ** 2) / 2 : 0;
  return alongWay(ends, part, bow + height * Math.sin(Math.PI * part));
};

const ROOM = 24;
const ROUNDS = 48;

/** Pushes spaces off each other and off the cities, so that each can be tapped. */
const apart = (spaces: Places, fixed: readonly Point[]): Places => {
  let now = spaces;
  for (let round = 0; round < ROUNDS; round++)
    now = new Map(
      [...now].map(([id, point]) => {
        const others = [...now].flatMap(([other, at]) => (other === id ? [] : [at]));
        return [id, [...others, ...fixed].reduce(pushed, point)];
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

const LONGEST = 14;

/** An owner may have typed more than the map has room for. */
export const shortName = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;

export const NAME_SIZE = 15;
const LETTER = 8.2;

export const nameWidth = (name: string): number => name.length * LETTER;

type Anchor = 'start' | 'middle' | 'end';

interface NameSpot extends Point {
  readonly anchor: Anchor;
}

/** Beside or under its city, where nothing else of the drawing stands. */
const SPOTS: Readonly<Record<string, readonly [anchor: Anchor, dx: number, dy: number]>> = {
  london: ['end', -17, 0],
  paris: ['end', -17, 5],
  madrid: ['middle', 2, 29],
  berlin: ['start', 15, 17],
  rome: ['middle', 2, 30],
  monaco: ['end', -19, 7],
  helsinki: ['start', 18, -3],
  moscow: ['end', -18, -6],
  istanbul: ['end', 15, 29],
  lisbon: ['start', 14, 17],
  oslo: ['end', -17, 0],
  vienna: ['start', 17, 3],
};

/** How far the stage reaches beside a city at least, so that Spies have room there. */
const BESIDE = 34;

/** Where others than whoever is to move stand beside a city: where its name is not. */
export const spySpot = ({ size, cities }: MapLayout, city: string, place: number): Point => {
  const [anchor] = SPOTS[city] ?? ['middle'];
  const { x, y } = cities.get(city) ?? { x: 0, y: 0 };
  const aside = 15 + place * 15;
  if (x > size.width - BESIDE) return { x: x - aside, y: y + (anchor === 'end' ? 18 : 2) };
  if (anchor !== 'start') return { x: x + aside, y: y + 2 };
  // At the edge they stand above it.
  return x - aside > 8 ? { x: x - aside, y: y + 2 } : { x: x - 4 + place * 15, y: y - 20 };
};

/** Inside the stage, wherever the city lies. */
export const nameSpot = ({ size, cities }: MapLayout, city: string, name: string): NameSpot => {
  const at = cities.get(city) ?? { x: 0, y: 0 };
  const [anchor, dx, dy] = SPOTS[city] ?? ['middle', 0, 29];
  const width = nameWidth(name);
  const start = { start: 0, middle: width / 2, end: width }[anchor];
  const left = Math.min(size.width - width - 4, Math.max(4, at.x + dx - start));
  return { anchor, x: left + start, y: Math.min(size.height - 4, Math.max(14, at.y + dy)) };
};

/** Where the small rings of the circles that wait stand: on the side of the name that is free. */
export const ringSpots = ({ anchor, x, y }: NameSpot, name: string, count: number): readonly Point[] => {
  const width = nameWidth(name);
  const first = anchor === 'end' ? x - width - 9 : x + (anchor === 'middle' ? width / 2 + 5 : width) + 9;
  const step = anchor === 'end' ? -14 : 14;
  return Array.from({ length: count }, (_, place) => ({ x: first + place * step, y: y - 5 }));
};
