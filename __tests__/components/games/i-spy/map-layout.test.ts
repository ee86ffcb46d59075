import { labelsOf } from '@/components/games/i-spy/map/labels';
import { regionAt } from '@/components/games/i-spy/map/map-targets';
import { citiesOf, placesOf } from '@/components/games/i-spy/map/layout';
import { namedOf } from '@/components/games/i-spy/map/named';
import { markReach } from '@/components/games/i-spy/map/RegionMark';
import { type Scene } from '@/components/games/i-spy/map/scene';
import { apart } from '@/components/games/i-spy/map/spies';
import { layOut } from '@/components/kit/map/force-layout';
import { distance } from '@/components/kit/map/plane';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { type MapPrint } from '@/rules/i-spy/model/map';

/** What a phone has for the map, high and low. */
const STAGE = { width: 390, height: 376 };
const LOW = { width: 375, height: 246 };
/** A sheet on which names are tried out. */
const ROOM = { size: 30, stage: { width: 1000, height: 1060 } };

/** The same map as an owner would have learned it: nobody has told where anything is drawn. */
const learned: MapPrint = {
  ...PRACTICE_MAP,
  regions: PRACTICE_MAP.regions.map(({ at: _, ...rest }) => rest),
};

const closest = (map: MapPrint): number => {
  const all = [...placesOf(map, STAGE, layOut).values()];
  return Math.min(...all.flatMap((one, at) => all.slice(at + 1).map((other) => distance(one, other))));
};

test('on the practice map every Region can be told from the next', () => {
  expect(closest(PRACTICE_MAP)).toBeGreaterThan(12);
});

/** The map with nobody on it. */
const sceneOn = (map: MapPrint, size = STAGE): Scene => ({
  ...{ map, size, places: placesOf(map, size, layOut), goals: new Map(), stocked: [], spies: [] },
  ...{ chosen: undefined, trail: [], key: '', cityName: (capital) => capital },
});

test.each([
  ['practice', PRACTICE_MAP, STAGE],
  ['practice on a small phone', PRACTICE_MAP, LOW],
  ['learned', learned, STAGE],
])('%s: every Region lies on the stage, and a tap on it means it', (_, map, size) => {
  const scene = sceneOn(map, size);
  expect(scene.places.size).toBe(map.regions.length);
  for (const { id, kind } of map.regions) {
    const at = scene.places.get(id) ?? { x: 0, y: 0 };
    expect([id, at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height]).toEqual([id, true]);
    if (kind !== 'capital') expect(regionAt(scene, at, 1)?.id).toBe(id);
  }
});

test('a map that nobody has drawn keeps its Regions apart', () => {
  expect(closest(learned)).toBeGreaterThan(5);
});

test('a tap far from everything means nothing', () => {
  expect(regionAt(sceneOn(PRACTICE_MAP), { x: 10, y: 366 }, 1)).toBeUndefined();
});

test('the first name stands, and one that would cover it or a mark steps aside or waits', () => {
  const at = (id: string, x: number, y: number) => ({ id, name: 'Budapest', at: { x, y }, radius: 15 });
  const size = 30;
  const [one, other] = labelsOf([at('one', 500, 500), at('other', 520, 540)], ROOM);
  expect(one).toMatchObject({ id: 'one', x: 500, y: 470 + 4.5 });
  expect(other).toMatchObject({ id: 'other', y: 540 + 15 + size * 0.95 });
  const crowd = Array.from({ length: 40 }, (_, n) =>
    at(String(n), 500 + (n % 8) * 20, 500 + Math.floor(n / 8) * 20),
  );
  const shown = labelsOf(crowd, ROOM).length;
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(40);
});

test('every Capital is named, and where the Spy can be deployed its name covers no other Start Region', () => {
  const starts = PRACTICE_MAP.regions.filter(({ kind }) => kind === 'start');
  const goals = new Map(starts.map(({ id }) => [id, { region: id, moves: [] }]));
  const scene = { ...sceneOn(PRACTICE_MAP), goals };
  const labels = labelsOf(namedOf(scene, 1), { size: 13, stage: STAGE });
  const named = labels.map(({ id }) => id);
  expect(named).toEqual(expect.arrayContaining([...citiesOf(PRACTICE_MAP.regions, scene.places).keys()]));
  const { radius } = markReach('start', true);
  const covered = labels.flatMap(({ id, x, y, width }) =>
    starts
      .filter((start) => start.id !== id)
      .map((start) => ({ id: start.id, at: scene.places.get(start.id) ?? { x: 0, y: 0 } }))
      .filter(({ at }) => Math.abs(at.x - x) < width / 2 && Math.abs(at.y - y + 4) < radius / 2)
      .map((start) => `${id} on ${start.id}`),
  );
  expect(covered).toEqual([]);
});

test.each([
  ['closer to another mark waits for a zoom', 5, []],
  ['closer to its own mark is shown', 15, ['own']],
])('of all free places a name that is %s', (_, room, shown) => {
  const size = 30;
  const at = (id: string, x: number, y: number) => ({ id, name: 'Wien', at: { x, y }, radius: 15 });
  const right = 500 + 15 + size * 0.3 + 4 * size * 0.47;
  const around = [at('below', 500, 535), at('above', 500, 465), at('left', 450, 500)];
  const labels = labelsOf([at('own', 500, 500), ...around, at('right', right + room + 15, 500)], ROOM);
  expect(labels.map(({ id }) => id).filter((id) => id === 'own')).toEqual(shown);
});

test('Spies never cover each other, the ones in the same place least of all', () => {
  const crowd = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 108, y: 104 },
    { x: 300, y: 100 },
  ];
  const clear = apart(crowd, 26);
  const gaps = clear.flatMap((one, at) => clear.slice(at + 1).map((other) => distance(one, other)));
  expect(Math.min(...gaps)).toBeGreaterThan(24);
  expect(clear[3]).toEqual({ x: 300, y: 100 });
});

test('what has to be named is named even where it covers a mark', () => {
  const crowd = Array.from({ length: 49 }, (_, n) => ({
    ...{
      id: String(n),
      name: 'x',
      at: { x: 440 + (n % 7) * 20, y: 440 + Math.floor(n / 7) * 20 },
      radius: 15,
    },
  }));
  const berlin = { id: 'berlin', name: 'Berlin', at: { x: 500, y: 500 }, radius: 15 };
  const isNamed = (always: boolean) =>
    labelsOf([{ ...berlin, always }, ...crowd], ROOM).some(({ id }) => id === 'berlin');
  expect([isNamed(true), isNamed(false)]).toEqual([true, false]);
});
