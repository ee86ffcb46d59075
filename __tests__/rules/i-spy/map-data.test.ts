import { PRACTICE_MAP } from '@/rules/i-spy/box/practice-map';
import { practiceOptions } from '@/rules/i-spy/box/practice';
import { full, type Move } from '@/rules/i-spy/game';
import {
  type AirshipRoutePrint,
  besides,
  EMPTY_MAP,
  type MapPrint,
  type RegionPrint,
  type RoutePrint,
} from '@/rules/i-spy/model/map';
import { CAPITALS } from '@/rules/i-spy/model/pieces';
import { deploy, fly, layOnMap, travel } from './support/map-table';
import { adam, lay, play, Table, tableOptions } from './support/table';

const region = (print: Partial<RegionPrint> & { readonly id: string }): Move => ({
  type: 'note-region',
  print: { name: print.id, kind: 'normal', ...print },
});
const route = (...regions: RoutePrint['regions']): Move => ({ type: 'note-route', print: { regions } });
const airship = (...regions: AirshipRoutePrint['regions']): Move => ({
  type: 'note-airship-route',
  print: { id: 'own-line', name: 'Own line', regions },
});

const refusedMap = (map: MapPrint) =>
  full.checkOptions(tableOptions(3, { map })).map(({ rule, code }) => `${rule}/${code}`);

test('[IS-31] the practice map is whole: every Region can be left three ways or nearly, every Capital has Outlets', () => {
  expect(refusedMap(PRACTICE_MAP)).toEqual([]);
  const count = (kind: string) => PRACTICE_MAP.regions.filter((each) => each.kind === kind).length;
  expect([count('cache'), count('start')]).toEqual([5, 6]);
  for (const capital of CAPITALS) {
    const own = PRACTICE_MAP.regions.filter((each) => each.capital === capital);
    expect(own.filter(({ kind }) => kind === 'outlet')).toHaveLength(3);
    expect(own.filter(({ kind }) => kind === 'capital').length).toBeGreaterThan(1);
  }
  for (const { id, kind, at } of PRACTICE_MAP.regions) {
    expect(at).toBeDefined();
    if (kind !== 'capital') expect(besides(PRACTICE_MAP, id).length).toBeGreaterThan(1);
  }
});

test('[IS-31] a practice match is whole with its map, and goes to the disk and back', () => {
  const options = { ...practiceOptions({ seatCount: 4, startSeat: 0 }), map: PRACTICE_MAP };
  expect(full.codec.options.parse(JSON.parse(JSON.stringify(options)))).toEqual({ ok: true, value: options });
});

test('[IS-31] [IS-2] a Route between what is not there, to itself or into a Capital, and a Region twice', () => {
  const joined = (...regions: RoutePrint['regions']) => ({ ...PRACTICE_MAP, routes: [{ regions }] });
  expect(refusedMap(joined('praha', 'atlantis'))).toEqual(['IS-31/no-such-region']);
  expect(refusedMap(joined('praha', 'praha'))).toEqual(['IS-31/same-region']);
  expect(refusedMap(joined('leipzig', 'berlin-1'))).toEqual(['IS-31/capital-apart']);
  const [first] = PRACTICE_MAP.regions;
  expect(refusedMap({ ...PRACTICE_MAP, regions: [...PRACTICE_MAP.regions, first!] })).toEqual([
    'IS-2/print-twice',
  ]);
});

test('[IS-10] [IS-32] a sixth cache, and an Outlet of no Capital', () => {
  const more = (print: RegionPrint) => ({ ...PRACTICE_MAP, regions: [...PRACTICE_MAP.regions, print] });
  expect(refusedMap(more({ id: 'own', name: 'Own', kind: 'cache' }))).toEqual(['IS-10/sixth-cache']);
  expect(refusedMap(more({ id: 'own', name: 'Own', kind: 'outlet' }))).toEqual(['IS-32/which-capital']);
  expect(refusedMap(more({ id: 'own', name: 'Own', kind: 'normal', capital: 'rome' }))).toEqual([
    'IS-32/which-capital',
  ]);
  expect(refusedMap(more({ id: 'own', name: 'Own', kind: 'outlet', capital: 'rome' }))).toEqual([]);
});

describe('[IS-31] an owner’s map is learned while playing', () => {
  test('[IS-31] [IS-17] from nothing: a Start Region when it is first needed, then the Route that is travelled', () => {
    const table = lay({ options: { map: EMPTY_MAP } });
    expect(table.why(adam, deploy('praha'))).toEqual(['IS-31/no-such-region']);
    table.does(adam, region({ id: 'praha', kind: 'start' }), deploy('praha'), region({ id: 'wien' }));
    table.does(adam, play('overnight-line'));
    expect(table.why(adam, travel('wien'))).toEqual(['IS-30/no-route']);
    expect(table.repairs(adam, travel('wien'))).toEqual([[route('praha', 'wien')]]);
    table.does('table', route('praha', 'wien')).does(adam, travel('wien'));
    const event = { id: 1, group: 1, actor: adam, move: route('praha', 'wien') };
    expect(full.reveals(table.state, event)).toEqual([
      { kind: 'route', id: 'praha--wien', data: { regions: ['praha', 'wien'] } },
    ]);
  });

  test('[IS-31] an Airship Route too, and a Region that was read wrongly', () => {
    const table = layOnMap({ at: ['praha', 'wien'] });
    expect(table.why(adam, play('airship-line'))).toEqual(['IS-34/no-airship-route']);
    table.does(adam, airship('praha', 'zagreb', 'minsk'), play('airship-line'), {
      type: 'fly',
      region: 'minsk',
    });
    table.does('table', region({ id: 'minsk', name: 'Mensk' }));
    expect(table.state.map?.regions.find(({ id }) => id === 'minsk')?.name).toBe('Mensk');
  });

  test('[IS-31] what cannot be, what is known, and what is in use', () => {
    const table = layOnMap({ at: ['praha', 'wien'], state: { emptied: ['kyiv'], caches: 4 } });
    expect(table.why('table', route('praha', 'wien'))).toEqual(['IS-31/route-known']);
    expect(table.why('table', route('praha', 'praha'))).toEqual(['IS-31/same-region']);
    expect(table.why('table', route('praha', 'berlin-1'))).toEqual(['IS-31/capital-apart']);
    expect(table.why('table', airship('praha', 'atlantis'))).toEqual(['IS-31/no-such-region']);
    expect(table.why('table', region({ id: 'praha', kind: 'normal' }))).toEqual(['IS-31/in-use']);
    expect(table.why('table', region({ id: 'kyiv', kind: 'normal' }))).toEqual(['IS-31/in-use']);
    expect(table.why('table', region({ id: 'minsk', kind: 'start' }))).toEqual([]);
  });

  test('[IS-31] not without the map, and not a practice map', () => {
    expect(lay().why('table', route('praha', 'wien'))).toEqual(['IS-31/map-off']);
    const practice = { ...layOnMap({ at: ['praha'] }).state };
    const table = new Table({ ...practice, options: { ...practice.options, box: 'practice' } });
    for (const move of [region({ id: 'own' }), route('praha', 'minsk'), airship('praha', 'minsk')])
      expect(table.why(adam, move)).toEqual(['IS-31/map-known']);
  });
});

describe('[IS-31] corrections on the map', () => {
  test('[IS-31] a Spy is put where it stands, one to a Region', () => {
    const table = layOnMap({ at: ['praha', 'wien'] });
    const put = (to: string): Move => ({ type: 'correct', changes: [{ entry: 'spy/0', to }] });
    expect(table.why('table', put('wien'))).toEqual(['IS-31/occupied']);
    table.does('table', put('berlin-1'));
    expect(table.debts()).toMatchObject({ flee: 1 });
    table.does('table', put('off-the-map'));
    expect(table.debts()).toMatchObject({ deploy: 1 });
    table.does('table', { type: 'correct', changes: [{ entry: 'cache/kyiv', to: 'empty' }] });
    expect(table.state.caches).toBe(4);
  });

  test('[IS-17] a game is picked up in the middle', () => {
    const table = layOnMap();
    const changes = ['praha', 'wien', 'riga'].map((to, seat) => ({ entry: `spy/${seat}`, to }));
    table.does('table', { type: 'correct', changes }).does(adam, play('smuggle'));
  });

  test('[IS-31] a refusal says whose Spy to look for', () => {
    const table = layOnMap({ at: ['praha', 'wien', 'riga'] }).does(adam, play('overnight-line'));
    const focus = (move: Move) => full.check(table.state, adam, move)[0]?.focus;
    expect(focus(travel('wien'))).toEqual(['spy/1']);
    expect(focus(play('trace', { target: 2 }))).toEqual(['spy/2']);
    expect(focus({ type: 'make-contact', capital: 'rome' })).toEqual(['spy/0']);
    const lines = full.ledger(table.state, 'table').map(({ id }) => id);
    expect(lines).toEqual(expect.arrayContaining(['spy/0', 'spy/1', 'spy/2', 'cache/kyiv']));
  });

  test('[IS-36] who leaves in the middle of a chain leaves nobody without a place', () => {
    const table = layOnMap({ at: ['munchen', 'milano', 'riga'] }).does(
      adam,
      play('airship-line'),
      fly('milano'),
    );
    table.does('table', { type: 'leave', seat: adam });
    expect(table.player(1).region).toBeDefined();
    const other = layOnMap({ at: ['munchen', 'milano', 'riga'] }).does(
      adam,
      play('airship-line'),
      fly('milano'),
    );
    other.does('table', { type: 'leave', seat: 1 }).does(adam, play('smuggle'));
  });

  test('[IS-31] who leaves takes the Spy off the map', () => {
    const table = layOnMap({ at: ['praha', 'wien'] }).does('table', { type: 'leave', seat: 1 });
    expect(table.player(1).region).toBeUndefined();
    table.does(adam, play('overnight-line'), travel('wien'));
  });
});
