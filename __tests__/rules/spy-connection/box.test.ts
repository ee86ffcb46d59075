import { type Print } from '@/rules/core/shape';
import { reasonId } from '@/rules/core/violation';
import { type ConnectionPrint, type MissionPrint } from '@/rules/spy-connection/model/prints';
import { modules } from '@/rules/spy-connection/game';
import {
  PRACTICE_CITIES,
  PRACTICE_CONNECTIONS,
  PRACTICE_MISSIONS,
  PRACTICE_START_MISSIONS,
} from '@/rules/spy-connection/box/practice';

const { box } = modules;

const as = (kind: string, data: { readonly id: string }): Print => ({ kind, id: data.id, data });
const cities = PRACTICE_CITIES.map((city) => as('city', city));
const connections = PRACTICE_CONNECTIONS.map((connection) => as('connection', connection));
const missions = PRACTICE_MISSIONS.map((mission) => as('mission', mission));
const starts = PRACTICE_START_MISSIONS.map((mission) => as('start-mission', mission));
const full = [...cities, ...connections, ...missions, ...starts];

const why = (prints: readonly Print[]) => box.check(prints).map(reasonId);
const mission = (id: string, change: Partial<MissionPrint>): Print =>
  as('mission', { ...(PRACTICE_MISSIONS[0] as MissionPrint), ...change, id });

test('[SC-1] 43 Missions and 5 Start Missions are a full box, one more of either is too many', () => {
  expect(why([])).toEqual([]);
  expect(why(full)).toEqual([]);
  expect(why([...full, mission('extra', { points: 98 })])).toEqual(['SC-1/too-many-missions']);
  const sixth = { ...PRACTICE_START_MISSIONS[0], id: 'sixth', points: 98 };
  expect(why([...full, as('start-mission', sixth)])).toEqual(['SC-1/too-many-start-missions']);
});

test('[SC-2] a card of the box shows each city once, and the red one among others', () => {
  expect(why([mission('a', { cities: ['london', 'london'] })])).toEqual(['SC-2/city-twice']);
  const [start] = PRACTICE_START_MISSIONS;
  expect(why([as('start-mission', { ...start, id: 's', red: 'oslo' } as MissionPrint)])).toEqual([
    'SC-2/red-not-shown',
  ]);
  const [violation] = box.check([mission('a', { cities: ['london', 'london'] })]);
  expect(violation?.focus).toEqual(['mission/a']);
});

test('[SC-3] a card counts as naming its cities, and a thirteenth is one too many', () => {
  expect(why([...cities.slice(1), mission('a', { cities: ['london', 'paris'] })])).toEqual([]);
  expect(why([...cities, mission('a', { cities: ['london', 'atlantis'] })])).toEqual([
    'SC-3/thirteenth-city',
  ]);
});

test('[SC-3] a city that no connection leads to is named once eleven are known, SC-3/unreachable', () => {
  const away = (id: string) =>
    connections.filter(({ data }) => !(data as ConnectionPrint).cities.some((city) => city === id));
  expect(away('lisbon').length).toBeGreaterThan(11);
  expect(why([...cities, ...away('lisbon')])).toEqual(['SC-3/unreachable']);
  expect(box.check([...cities, ...away('lisbon')])[0]).toMatchObject({
    focus: ['city/lisbon'],
    params: { city: { kind: 'piece', piece: 'lisbon' } },
  });
  expect(why([...cities, ...away('lisbon').slice(0, 10)])).toEqual([]);
});

test('[SC-71] two cards that look alike are asked about, SC-71/looks-alike', () => {
  const alike = [mission('a', { cities: ['london', 'rome'] }), mission('b', { cities: ['rome', 'london'] })];
  const [violation, ...others] = box.check(alike);
  expect(violation).toMatchObject({
    code: 'looks-alike',
    overrulable: true,
    focus: ['mission/a', 'mission/b'],
  });
  expect(others).toEqual([]);
  expect(why([mission('a', {}), mission('b', { points: 97 })])).toEqual([]);
});

describe('the spaces of another box', () => {
  const way = (id: string, ends: readonly [string, string], ...spaces: readonly string[]): Print =>
    as('connection', { id, cities: ends, spaces } as ConnectionPrint);
  const spacesOf = (prints: readonly Print[]) => prints.map(({ data }) => (data as ConnectionPrint).spaces);

  test('are called as ours, from whichever end they were counted, and stay shared', () => {
    const ours = [
      way('london-paris', ['london', 'paris'], 'a', 'b'),
      way('berlin-london', ['london', 'berlin'], 'a', 'c'),
    ];
    const theirs = [
      way('berlin-london', ['berlin', 'london'], 'x', 'y'),
      way('london-paris', ['london', 'paris'], 'y', 'z'),
      way('london-oslo', ['london', 'oslo'], 'y', 'o'),
    ];
    expect(spacesOf(box.adopt?.(ours, theirs) ?? [])).toEqual([
      ['c', 'a'],
      ['a', 'b'],
      ['a', 'o'],
    ]);
  });

  test('never become one with another space', () => {
    const ours = [way('london-paris', ['london', 'paris'], 'a', 'b')];
    const theirs = [
      way('london-paris', ['london', 'paris'], 'p', 'q'),
      way('london-oslo', ['london', 'oslo'], 'a', 'o'),
    ];
    const [first, second] = spacesOf(box.adopt?.(ours, theirs) ?? []);
    expect(first).toEqual(['a', 'b']);
    expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(4);
  });
});
