import { type NewMatchChoice } from '@/components/match/game-screens';
import { defaults as iSpy } from '@/components/games/i-spy/defaults';
import { defaults as spyConnection } from '@/components/games/spy-connection/defaults';
import { defaults as spymaster } from '@/components/games/spymaster/defaults';
import { type BoxModule } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { printsIn } from '@/store/box/box-lines';
import { boxes, boxOf, entryOf, fullPrints } from '../store/box/full-boxes';

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

const emptyBox = (game: string) => choice(printsIn(boxes[game] as BoxModule, undefined));

test('[SC-4] what the book tells is known in the first match of all, and what it only suggests is not', () => {
  expect(spyConnection(emptyBox('spy-connection'))).toMatchObject({
    connections: [{ id: 'london-paris', spaces: [expect.any(String), expect.any(String)] }],
    missionPrints: [{ cities: ['london', 'madrid'], points: 2, extraTurn: true }],
    startMissionPrints: [],
  });
});

test('[SM-5] the two Transport Hubs that the book names are named in the first match of all', () => {
  expect(Reflect.get(spymaster(emptyBox('spymaster')), 'locations')).toHaveLength(2);
});

test('[IS-2] the prints that the book states in full are known in the first match of all', () => {
  const options = iSpy(emptyBox('i-spy'));
  expect(Reflect.get(options, 'openPrints')).toContainEqual({ kind: 'sabotage', capital: 'berlin', loss: 6 });
  expect(options).toMatchObject({ assetPrints: [{ name: 'Labor Organizer', cost: 5 }] });
});

test('an owner who has all 43 Missions in hand is believed, even where none is the card of the book', () => {
  const others = fullPrints('spy-connection').filter(({ kind }) => kind !== 'mission');
  const missions = Array.from({ length: 43 }, (_, at) => ({
    kind: 'mission',
    id: `m-${at}`,
    data: { id: `m-${at}`, cities: ['rome', 'berlin'], points: at + 3, extraTurn: false },
  }));
  const entries = [...others, ...missions];
  const box = boxOf(
    'spy-connection',
    entries.map((print) => entryOf(print)),
  );
  const options = spyConnection(choice(printsIn(boxes['spy-connection'] as BoxModule, box)));
  expect(Reflect.get(options, 'missionPrints')).toHaveLength(43);
});
