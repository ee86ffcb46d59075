import type { NewMatchChoice } from '@/components/games/game-screens';
import { defaults as iSpy } from '@/components/games/i-spy/defaults';
import { defaults as spyConnection } from '@/components/games/spy-connection/defaults';
import { defaults as spymaster } from '@/components/games/spymaster/defaults';
import type { Print } from '@/rules/core/contract';
import { fullPrints } from '../store/box/full-boxes';

const choice = (known: readonly Print[]): NewMatchChoice => ({
  ...{ seatCount: 2, startSeat: 0, depth: 'full', practice: false, opened: 'at-the-start' },
  prints: (wanted) => known.filter(({ kind }) => kind === wanted),
});
const without = (game: string, ...kinds: readonly string[]) =>
  fullPrints(game).filter(({ kind }) => !kinds.includes(kind));

test('a full box of Spy Connection comes into a match whole, with the prices and cities that it names', () => {
  const prices = { kind: 'prices', id: 'light', data: { slots: [0, 2, 2, 3] } };
  const options = spyConnection(choice([...without('spy-connection', 'city', 'prices'), prices]));
  expect(options).toMatchObject({ prices: [0, 2, 2, 3] });
  for (const [list, length] of [
    ['missionPrints', 43],
    ['startMissionPrints', 5],
    ['connections', 22],
    ['cities', 12],
  ] as const)
    expect([list, Reflect.get(options, list).length]).toEqual([list, length]);
});

test('a full box of SpyMaster brings the name of the fourth type', () => {
  expect(spymaster(choice(fullPrints('spymaster')))).toMatchObject({ fourthType: 'Ciphers' });
  expect(Reflect.get(spymaster(choice(fullPrints('spymaster'))), 'missionPrints')).toHaveLength(60);
});

test('a full box of I, Spy brings its cards and tiles', () => {
  const options = iSpy(choice(fullPrints('i-spy')));
  expect(Reflect.get(options, 'politicianPrints')).toHaveLength(39);
  expect(Reflect.get(options, 'assetPrints')).toHaveLength(35);
});

test('a box with a 44th Mission does not keep a table from playing', () => {
  const extra = {
    kind: 'mission',
    id: 'extra',
    data: { id: 'extra', cities: ['rome'], points: 98, extraTurn: false },
  };
  const options = spyConnection(choice([...fullPrints('spy-connection'), extra]));
  expect(options).toMatchObject({ missionPrints: [], connections: [] });
  expect(Reflect.get(options, 'cities')).toHaveLength(12);
});
