import { full } from '@/rules/spy-connection/game';
import {
  PRACTICE_CITIES,
  PRACTICE_CONNECTIONS,
  PRACTICE_MISSIONS,
  PRACTICE_PLACES,
  PRACTICE_START_MISSIONS,
  practiceOptions,
} from '@/rules/spy-connection/box/practice';

const way = (a: string, b: string) =>
  PRACTICE_CONNECTIONS.find(({ cities }) => cities.includes(a) && cities.includes(b))?.spaces ?? [];

/** Spaces on the shortest walk through all the cities of a card. */
const distances = (() => {
  const ids = PRACTICE_CITIES.map(({ id }) => id);
  const far = new Map(ids.map((a) => [a, new Map(ids.map((b) => [b, a === b ? 0 : Infinity]))]));
  const get = (a: string, b: string) => far.get(a)?.get(b) ?? Infinity;
  for (const { cities, spaces } of PRACTICE_CONNECTIONS)
    for (const [a, b] of [cities, [cities[1], cities[0]]] as const) far.get(a)?.set(b, spaces.length);
  for (const via of ids)
    for (const a of ids)
      for (const b of ids) far.get(a)?.set(b, Math.min(get(a, b), get(a, via) + get(via, b)));
  return get;
})();

const tour = (cities: readonly string[], at?: string): number =>
  Math.min(
    ...(cities.length === 0 ? [0] : []),
    ...cities.map(
      (city) =>
        (at === undefined ? 0 : distances(at, city)) +
        tour(
          cities.filter((other) => other !== city),
          city,
        ),
    ),
  );

test('[SC-4] the practice board keeps what is known: London, Paris, Berlin, Madrid, Rome and Monaco', () => {
  expect(PRACTICE_CITIES).toHaveLength(12);
  for (const city of [
    'london',
    'paris',
    'madrid',
    'berlin',
    'rome',
    'monaco',
    'helsinki',
    'moscow',
    'istanbul',
  ])
    expect(PRACTICE_CITIES.map(({ id }) => id)).toContain(city);
  expect(way('london', 'paris')).toHaveLength(2);
  expect(way('london', 'berlin')).toHaveLength(3);
  expect(way('london', 'paris')[0]).toBe(way('london', 'berlin')[0]);
  expect(way('paris', 'madrid').length).toBeGreaterThan(0);
  expect(way('rome', 'monaco')).toHaveLength(2);
});

test('[SC-3] connections have two or three spaces, several are shared, and every city has a place', () => {
  expect(PRACTICE_CONNECTIONS.every(({ spaces }) => spaces.length === 2 || spaces.length === 3)).toBe(true);
  const spaces = PRACTICE_CONNECTIONS.flatMap((connection) => connection.spaces);
  expect(spaces.length - new Set(spaces).size).toBeGreaterThanOrEqual(5);
  expect(Object.keys(PRACTICE_PLACES).sort()).toEqual(PRACTICE_CITIES.map(({ id }) => id).sort());
  expect(tour(PRACTICE_CITIES.slice(0, 2).map(({ id }) => id))).toBeLessThan(Infinity);
});

test('[SC-1] [SC-2] 43 Missions and 5 Start Missions of 2 to 4 cities and 2 to 8 points, all marked practice', () => {
  expect(PRACTICE_MISSIONS).toHaveLength(43);
  expect(PRACTICE_START_MISSIONS).toHaveLength(5);
  for (const { id, cities, points } of [...PRACTICE_MISSIONS, ...PRACTICE_START_MISSIONS]) {
    expect(id).toMatch(/^practice-/);
    expect(cities.length).toBeGreaterThanOrEqual(2);
    expect(cities.length).toBeLessThanOrEqual(4);
    expect(points).toBeGreaterThanOrEqual(2);
    expect(points).toBeLessThanOrEqual(8);
  }
  expect(new Set(PRACTICE_MISSIONS.map(({ cities }) => [...cities].sort().join())).size).toBe(43);
  expect(PRACTICE_MISSIONS[0]).toMatchObject({ cities: ['london', 'madrid'], points: 2, extraTurn: true });
  expect(full.checkOptions(practiceOptions({ seatCount: 4, startSeat: 0 }))).toEqual([]);
});

test('[SC-2] the points grow with the length of the tour', () => {
  for (const extraTurn of [false, true]) {
    const cards = [...PRACTICE_MISSIONS, ...PRACTICE_START_MISSIONS].filter(
      (card) => card.extraTurn === extraTurn,
    );
    const sorted = cards
      .map((card) => ({ ...card, length: tour(card.cities) }))
      .sort((a, b) => a.length - b.length || a.points - b.points);
    expect(sorted.map(({ points }) => points)).toEqual(
      sorted.map(({ points }) => points).sort((a, b) => a - b),
    );
  }
});
