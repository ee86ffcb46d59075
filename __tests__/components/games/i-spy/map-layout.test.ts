import { labelsOf } from '@/components/games/i-spy/map/labels';
import { citiesOf, CITY, FRAME, placesOf, regionAt } from '@/components/games/i-spy/map/layout';
import { namedOf } from '@/components/games/i-spy/map/named';
import { markSize } from '@/components/games/i-spy/map/RegionMark';
import { type Scene } from '@/components/games/i-spy/map/scene';
import { layOut } from '@/components/kit/map/force-layout';
import { distance } from '@/components/kit/map/plane';
import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { type MapPrint, type RegionKind } from '@/rules/i-spy/model/map';

/** The same map as an owner would have learned it: nobody has told where anything is drawn. */
const learned: MapPrint = {
  ...PRACTICE_MAP,
  regions: PRACTICE_MAP.regions.map(({ at: _, ...rest }) => rest),
};

const closest = (map: MapPrint): number => {
  const all = [...placesOf(map, layOut).values()];
  return Math.min(...all.flatMap((one, at) => all.slice(at + 1).map((other) => distance(one, other))));
};

test('on the practice map every Region can be told from the next', () => {
  expect(closest(PRACTICE_MAP)).toBeGreaterThan(36);
});

test.each([
  ['practice', PRACTICE_MAP],
  ['learned', learned],
])('%s: every Region lies within the frame, and a tap on it means it', (_, map) => {
  const places = placesOf(map, layOut);
  expect(places.size).toBe(map.regions.length);
  for (const [id, at] of places) {
    expect([id, at.x > 0 && at.x < FRAME.width && at.y > 0 && at.y < FRAME.height]).toEqual([id, true]);
    expect(regionAt(places, at, 80)).toBe(id);
  }
});

test('a map that nobody has drawn keeps its Regions apart', () => {
  expect(closest(learned)).toBeGreaterThan(15);
});

test('a tap far from everything means nothing', () => {
  expect(regionAt(placesOf(PRACTICE_MAP), { x: 20, y: 960 }, 80)).toBeUndefined();
});

test('the first name stands, and one that would cover it or a mark steps aside or waits', () => {
  const at = (id: string, x: number, y: number) => ({ id, name: 'Budapest', at: { x, y }, radius: 15 });
  const size = 30;
  const [one, other] = labelsOf([at('one', 500, 500), at('other', 520, 540)], size);
  expect(one).toMatchObject({ id: 'one', x: 500, y: 470 + 4.5 });
  expect(other).toMatchObject({ id: 'other', y: 540 + 15 + size * 0.95 });
  const crowd = Array.from({ length: 40 }, (_, n) =>
    at(String(n), 500 + (n % 8) * 20, 500 + Math.floor(n / 8) * 20),
  );
  const shown = labelsOf(crowd, size).length;
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(40);
});

test.each([
  ['as it lies', () => false],
  ['while a Spy is deployed', (kind: RegionKind) => kind === 'start'],
])('on the whole practice map Salzburg’s name covers no mark, %s', (_, isGoal) => {
  const places = placesOf(PRACTICE_MAP);
  const cities = [...citiesOf(PRACTICE_MAP.regions, places)].map(([id, at]) => ({
    ...{ id: String(id), name: String(id), at, radius: CITY, always: true },
  }));
  const regions = PRACTICE_MAP.regions
    .filter(({ kind }) => kind !== 'capital')
    .map(({ id, name, kind }) => ({
      ...{ id, name, at: places.get(id) ?? { x: 0, y: 0 }, radius: markSize(kind, isGoal(kind)) / 2 },
      always: kind === 'start',
    }));
  const starts = regions.filter(({ always }) => always);
  const others = regions.filter(({ always }) => !always);
  const size = 30;
  const labels = labelsOf([...cities, ...starts, ...others], size);
  const salzburg = labels.filter(({ id }) => id === 'salzburg');
  expect(salzburg).toHaveLength(1);
  const covered = salzburg.flatMap(({ id, name, x, y }) =>
    regions
      .filter(
        ({ id: other, at, radius }) =>
          other !== id &&
          Math.abs(at.x - x) < radius + name.length * size * 0.26 &&
          at.y + radius > y - size * 0.8 &&
          at.y - radius < y + size * 0.25,
      )
      .map(({ id: other }) => `${id} on ${other}`),
  );
  expect(covered).toEqual([]);
});

test.each([
  ['closer to another mark waits for a zoom', 5, []],
  ['closer to its own mark is shown', 15, ['own']],
])('of all free places a name that is %s', (_, room, shown) => {
  const size = 30;
  const at = (id: string, x: number, y: number) => ({ id, name: 'Wien', at: { x, y }, radius: 15 });
  const right = 500 + 15 + size * 0.3 + 4 * size * 0.52;
  const around = [at('below', 500, 535), at('above', 500, 465), at('left', 450, 500)];
  const labels = labelsOf([at('own', 500, 500), ...around, at('right', right + room + 15, 500)], size);
  expect(labels.map(({ id }) => id).filter((id) => id === 'own')).toEqual(shown);
});

test('the name right below a Spy is that of its Region', () => {
  const places = placesOf(PRACTICE_MAP);
  const praha = places.get('praha') ?? { x: 0, y: 0 };
  const scene: Scene = {
    ...{ map: PRACTICE_MAP, places, goals: new Map(), stocked: [], chosen: undefined, key: '' },
    spies: [{ seat: 0, region: 'praha', colour: 0, initial: 'A', active: true }],
    cityName: (capital) => capital,
  };
  const below = labelsOf(namedOf(scene, 1), 30).filter(
    ({ x, y, name }) => Math.abs(x - praha.x) < name.length * 7.8 && y > praha.y && y < praha.y + 70,
  );
  expect(below.map(({ name }) => name)).toEqual(['Praha']);
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
    labelsOf([{ ...berlin, always }, ...crowd], 30).some(({ id }) => id === 'berlin');
  expect([isNamed(true), isNamed(false)]).toEqual([true, false]);
});
