import fc from 'fast-check';
import { type BoardGraph, layOut, type LayoutHints } from '@/components/kit/map/force-layout';
import { knownPlace } from '@/components/kit/map/geography';
import { distance, type Point } from '@/components/kit/map/plane';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { PRACTICE_CITIES, PRACTICE_CONNECTIONS } from '@/rules/spy-connection/box/practice';
import { runs } from '@/__tests__/support/soak';

const board: BoardGraph = {
  nodes: PRACTICE_CITIES.map(({ id }) => id),
  links: PRACTICE_CONNECTIONS.map(({ cities: [from, to], spaces }) => ({ from, to, steps: spaces.length })),
};
const names = new Map(PRACTICE_MAP.regions.map(({ id, name }) => [id, name]));
const land: BoardGraph = {
  nodes: [...names.keys()],
  links: PRACTICE_MAP.routes.map(({ regions: [from, to] }) => ({ from, to, steps: 1 })),
};
const geographic: LayoutHints = { start: knownPlace, fixed: new Map() };
const unknown: LayoutHints = { start: () => undefined, fixed: new Map() };

const closest = (places: ReadonlyMap<string, Point>): number => {
  const points = [...places.values()];
  return Math.min(...points.flatMap((one, at) => points.slice(at + 1).map((other) => distance(one, other))));
};

test.each([
  ['the board of Spy Connection', board, geographic],
  ['the same with names that nobody knows', board, unknown],
  ['the map of I, Spy', land, { ...geographic, start: (id: string) => knownPlace(names.get(id) ?? id) }],
] as const)('%s is laid out with room for a finger, the same each time', (_, graph, hints) => {
  const places = layOut(graph, hints);
  expect([...places.keys()]).toEqual(graph.nodes);
  expect(closest(places)).toBeGreaterThan(45);
  for (const { x, y } of places.values()) {
    expect(x).toBe(Math.min(960, Math.max(40, x)));
    expect(y).toBe(Math.min(960, Math.max(40, y)));
  }
  expect([...layOut(graph, hints)]).toEqual([...places]);
});

test('known cities lie as on a map', () => {
  const at = layOut(board, geographic);
  const x = (id: string) => at.get(id)?.x ?? 0;
  const y = (id: string) => at.get(id)?.y ?? 0;
  expect(x('lisbon')).toBeLessThan(x('madrid'));
  expect(x('paris')).toBeLessThan(x('berlin'));
  expect(x('berlin')).toBeLessThan(x('moscow'));
  expect(y('oslo')).toBeLessThan(y('berlin'));
  expect(y('berlin')).toBeLessThan(y('vienna'));
  expect(y('vienna')).toBeLessThan(y('rome'));
});

test('a city is known in each language, with or without its marks', () => {
  for (const name of ['Cologne', 'Köln', 'KÖLN', 'koln'])
    expect(knownPlace(name)).toEqual(knownPlace('cologne'));
  expect(knownPlace('København')).toEqual(knownPlace('copenhagen'));
  expect(knownPlace('St. Petersburg')).toEqual(knownPlace('saint-petersbourg'));
  expect(knownPlace('Atlantis')).toBeUndefined();
  expect(knownPlace('constructor')).toBeUndefined();
});

test('what was put by hand stays there, and the rest makes room', () => {
  const paris = { x: 900, y: 900 };
  const at = layOut(board, { ...geographic, fixed: new Map([['paris', paris]]) });
  expect(at.get('paris')).toEqual(paris);
  expect(closest(at)).toBeGreaterThan(45);
});

test('any graph gets a place for each node', () => {
  const node = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const link = fc.record({
    from: node,
    to: fc.oneof(node, fc.constant('nowhere')),
    steps: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(node), fc.array(link), (nodes, links) => {
      const places = layOut({ nodes, links }, unknown);
      expect([...places.keys()]).toEqual(nodes);
      for (const { x, y } of places.values()) expect(Number.isFinite(x + y)).toBe(true);
    }),
    runs(40, 1_000),
  );
});
