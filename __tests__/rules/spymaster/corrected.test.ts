import { full, type Move } from '@/rules/spymaster/game';
import { light } from '@/rules/spymaster/light/game';
import { cards, choose, cut, lay } from './support/table';

const correct = (...changes: readonly (readonly [string, number | string])[]): Move => ({
  type: 'correct',
  changes: changes.map(([entry, to]) => ({ entry, to })),
});

const TEN = 's1 s2 s3 e1 e2 e3 d1 d2 d3 f1';
const atFiles = () =>
  lay({
    players: [{}, {}, {}],
    state: { phase: 'cut-files', row: cards(TEN), rows: 1 },
  }).does(0, cut([3, 6]));

const statusOf = ({ state }: ReturnType<typeof lay>) => full.status(state, 'table');

test('[SM-23] another SpyMaster before the first File was chosen: the left neighbour of that one chooses first', () => {
  const table = atFiles().does('table', correct(['spymaster', '1']));
  expect(statusOf(table).decisions.map(({ seats }) => seats)).toEqual([[2]]);
  expect(table.why(1, choose(0))).toEqual(['SM-23/not-your-choice']);
  table.does(2, choose(0)).does(0, choose(3));
  expect(table.state).toMatchObject({ phase: 'operations', active: 1, spyMaster: 1 });
});

test('[SM-23] another SpyMaster once some Files are taken: who has none chooses, the SpyMaster last', () => {
  const table = atFiles()
    .does(1, choose(0))
    .does('table', correct(['spymaster', '2']));
  expect(statusOf(table).decisions.map(({ seats }) => seats)).toEqual([[0]]);
  table.does(0, choose(3));
  expect(table.state).toMatchObject({ phase: 'operations', active: 2 });
});

test('[SM-37] the last Mission is counted away: the round is over, as if it had been completed', () => {
  const empty = { empty: true };
  const table = lay({
    players: [{}, {}],
    missions: { 1: { single: true }, 2: empty, 3: empty, 4: empty, 5: empty, 6: empty },
    state: { nextSpyMaster: 1 },
  });
  table.does('table', correct(['space/area-1', 0], ['earlier/0', 1]));
  expect(table.state).toMatchObject({ phase: 'choose-stack', round: 2, spyMaster: 1 });
});

const start = () =>
  lay({
    players: [{}, {}, {}],
    state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0 },
    options: { rows: 'blank' },
  });

test('[SM-50] a game is picked up in the middle by one correction: the stacks of the rounds before are dealt to hands and discard pile', () => {
  const all = correct(
    ...([
      ['hand/0', 6],
      ['hand/1', 4],
      ['discard', 10],
      ['round', 3],
    ] as const),
    ...([
      ['earlier/1', 3],
      ['points/1', 25],
      ['mission-deck', 45],
      ['spymaster', '2'],
    ] as const),
  );
  const table = start().does('table', all);
  expect(table.state).toMatchObject({ round: 3, stacks: [3, 4, 5], spyMaster: 2, active: 2 });
  expect(table.state.discard).toEqual({ cards: [], unknown: 10 });
  expect(table.state.players.map(({ hand }) => hand.unknown)).toEqual([6, 4, 0]);
});

test('[SM-50] what is not said lies in the discard pile, and cards that no stack had are refused', () => {
  const table = start().does('table', correct(['round', 3], ['hand/0', 6]));
  expect(table.state.discard.unknown).toBe(14);
  expect(start().why('table', correct(['round', 3], ['hand/0', 21]))).toEqual(['CORE/stock-changed']);
  expect(start().why('table', correct(['round', 3], ['hand/0', 6], ['discard', 15]))).toEqual([
    'CORE/stock-changed',
  ]);
  expect(start().why('table', correct(['hand/0', 6]))).toEqual(['CORE/stock-changed']);
});

test('[SM-40] on the sheet Missions and their points are corrected in one go, in any order', () => {
  const pad = light.apply(light.start({ seatCount: 2, startSeat: 0, opened: 'at-the-start' }), 1, {
    type: 'take-spymaster-card',
  });
  const change = (...changes: readonly (readonly [string, number | string])[]) =>
    ({ type: 'correct', changes: changes.map(([entry, to]) => ({ entry, to })) }) as const;
  const right = change(['points/0', 17], ['passes', 1], ['completed/0', 2], ['active', '1']);
  expect(light.check(pad, 'table', right)).toEqual([]);
  expect(light.apply(pad, 'table', right)).toMatchObject({
    ...{ active: 1, passes: 1 },
    players: [{ completed: [0, 17] }, {}],
  });
  expect(light.check(pad, 'table', change(['points/0', 17]))).toMatchObject([
    { rule: 'CORE', code: 'out-of-range' },
  ]);
});
