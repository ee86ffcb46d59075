import {
  layoutOf,
  nameSpot,
  nameWidth,
  PHONE,
  shortName,
} from '@/components/games/spy-connection/stage/layout';
import { type Point } from '@/components/kit/map/plane';
import { chanceOf } from '@/__tests__/support/chance';
import { type Board } from '@/rules/spy-connection/model/board';
import { PRACTICE_CITIES, PRACTICE_CONNECTIONS } from '@/rules/spy-connection/box/practice';

const NAMED = ['london', 'paris', 'madrid', 'berlin', 'rome', 'monaco', 'helsinki', 'moscow', 'istanbul'];

/** A board as a table may learn it: cities of its own, any neighbours, spaces that are shared now and then. */
const learned = (seed: number): Board => {
  const pick = chanceOf(seed);
  const own = Array.from({ length: 3 }, (_, place) => ({ id: `own-${place}`, name: `Own ${place}` }));
  const cities = [...NAMED.map((id) => ({ id })), ...own];
  const connections: Board['connections'][number][] = [];
  for (let number = 0; number < 14; number++) {
    const [from, to] = [pick(12), pick(12)];
    if (from === to) continue;
    const known = connections.flatMap(({ spaces }) => spaces);
    const spaces = Array.from({ length: 2 + pick(2) }, (_, place) => `c${number}-s${place}`);
    const shared = known[pick(known.length + 1)];
    if (shared !== undefined && pick(4) === 0) spaces[0] = shared;
    const ends = [cities[from]?.id ?? '', cities[to]?.id ?? ''] as const;
    connections.push({ id: `c${number}`, cities: ends, spaces });
  }
  return { cities, connections };
};

const closest = (points: readonly Point[]): number =>
  Math.min(
    ...points.flatMap((a, place) => points.slice(place + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
  );

const gapsOf = (board: Board) => {
  const { cities, spaces } = layoutOf(board, new Map(), PHONE);
  return {
    cities: closest([...cities.values()]),
    pieces: closest([...cities.values(), ...spaces.values()]),
  };
};

/** Two spaces side by side, as they are drawn. */
const ROOM = 13;

test('on the practice board and on learned ones no piece lies on another', () => {
  const boards = [
    { cities: PRACTICE_CITIES, connections: PRACTICE_CONNECTIONS },
    ...Array.from({ length: 40 }, (_, seed) => learned(seed + 1)),
  ];
  for (const { cities, pieces } of boards.map(gapsOf)) {
    expect(cities).toBeGreaterThan(2 * ROOM);
    expect(pieces).toBeGreaterThan(ROOM);
  }
});

test('many spaces between near cities lie on an arch, apart from each other', () => {
  const spaces = ['a', 'b', 'c', 'd', 'e'];
  const board: Board = {
    cities: PRACTICE_CITIES,
    connections: [{ id: 'near', cities: ['london', 'paris'], spaces }],
  };
  const { spaces: spots, size } = layoutOf(board, new Map(), PHONE);
  const points = spaces.map((id) => spots.get(id) ?? { x: -1, y: -1 });
  expect(closest(points)).toBeGreaterThan(2 * 9);
  for (const { x, y } of points) {
    expect(x).toBe(Math.min(size.width, Math.max(0, x)));
    expect(y).toBe(Math.min(size.height, Math.max(0, y)));
  }
});

test('a name that an owner typed stays inside the stage, however long', () => {
  const layout = layoutOf(learned(3), new Map(), PHONE);
  for (const city of layout.cities.keys())
    for (const typed of ['Ulm', 'Konstantinopel', 'Llanfairpwllgwyngyll']) {
      const name = shortName(typed);
      const { x, anchor } = nameSpot(layout, city, name);
      const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * nameWidth(name);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + nameWidth(name)).toBeLessThanOrEqual(PHONE.width);
    }
  expect(shortName('Llanfairpwllgwyngyll')).toBe('Llanfairpwllg…');
  expect(shortName('Konstantinopel')).toBe('Konstantinopel');
});

test('a city lies where it was put, and moves with the size of the stage', () => {
  const put = new Map([['own-0', { x: 0.25, y: 0.5 }]]);
  const at = (width: number, height: number) =>
    layoutOf(learned(1), put, { width, height }).cities.get('own-0');
  expect(at(400, 500)).toEqual({ x: 100, y: 250 });
  expect(at(800, 400)).toEqual({ x: 200, y: 200 });
});
