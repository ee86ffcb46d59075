import { type BaseMove, type GameModule } from '@/rules/core/contract';
import { type LedgerEntry } from '@/rules/core/ledger';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Message, type Param } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { reasonId } from '@/rules/core/violation';
import { chanceOf } from '../support/chance';
import { Coverage, playOut } from '../support/play/playout';
import { randomTables } from '../support/play/tables';

type Line = readonly [entry: string, to: number | string];
type Any = GameModule<TableOptions, BaseMove, unknown>;

const correct = (lines: readonly Line[]): BaseMove =>
  ({ type: 'correct', changes: lines.map(([entry, to]) => ({ entry, to })) }) as BaseMove;

/** A match as far as its set-up needs it: what the rules wait for is answered, and a standing is entered as 20s. */
const begun = (name: string): MatchLog<BaseMove, unknown> => {
  const table = randomTables.find((each) => each.name === name);
  const options = table?.options[0]?.(1);
  if (!table || !options) throw new Error(`no table ${name}`);
  const { game, samplers, weights } = table;
  for (let cap = 0; cap < 200; cap++) {
    const { log } = playOut({ game, options, pick: chanceOf(7), samplers, weights, cap }, new Coverage());
    if (game.ledger(log.state, 'table').some(({ id }) => id === 'active' || id === 'round')) return log;
  }
  throw new Error(`${name} is never set up`);
};

const linesOf = (game: Any, state: unknown): ReadonlyMap<string, LedgerEntry> =>
  new Map(game.ledger(state, 'table').map((line) => [line.id, line]));

/** Half way through a game, with every stock as whole as it is: the last line of each takes what is left. */
const inTheMiddle: Readonly<Record<string, (lines: ReadonlyMap<string, LedgerEntry>) => readonly Line[]>> = {
  'spy-connection full': (lines) => [
    ['active', '1'],
    ['extra-turns', 1],
    ['earlier/0', 7],
    ['earlier/1', 8],
    ['trigger', '1'],
    ['deck', Number(lines.get('deck')?.value) - 15],
    ['points/0', 20],
    ['points/1', 25],
    ['supply/0', Number(lines.get('supply/0')?.value) - 2],
    [[...lines.keys()].find((id) => id.startsWith('space/0/')) ?? '', 2],
  ],
  'spy-connection light': () => [
    ['active', '1'],
    ['extra-turns', 2],
    ['completed/0', 7],
    ['points/0', 21],
    ['completed/1', 7],
    ['points/1', 19],
    ['trigger', '1'],
    ['supply/0', 9],
    ['covered/0', 3],
    ['open/0', 2],
  ],
  'spymaster full': (lines) => [
    ['round', 3],
    ['hand/0', 4],
    ['hand/1', 3],
    ['earlier/0', 3],
    ['points/0', 25],
    ['mission-deck', Number(lines.get('mission-deck')?.value) - 3],
    ['spymaster', '1'],
  ],
  'spymaster light': () => [
    ['round', 4],
    ['completed/0', 5],
    ['points/0', 44],
    ['completed/1', 4],
    ['points/1', 31],
    ['spymaster', '1'],
  ],
  'i-spy full': () => [
    ['round', 9],
    ['active', '1'],
    ['initiative', '1'],
    ['influence/italy', 31],
    ['power/russia', 14],
    ['supply/0', 7],
    ['supply/1', 3],
    ['tags/1', 2],
    ['caches', 1],
  ],
  'i-spy light': () => [
    ['round', 9],
    ['active', '1'],
    ['initiative', '1'],
    ['influence/italy', 31],
    ['influence/britain', 6],
    ['power/russia', 14],
  ],
};

describe.each(Object.keys(inTheMiddle))('%s', (name) => {
  test('[SC-71] [SM-50] [IS-20] a game is picked up in the middle with one correction of all its values', () => {
    const log = begun(name);
    const { game } = log;
    const wanted = inTheMiddle[name]?.(linesOf(game, log.state)) ?? [];
    const move = correct(wanted);
    expect(game.check(log.state, 'table', move).map(reasonId)).toEqual([]);
    expect(log.append([{ actor: 'table', move }], 0).ok).toBe(true);
    const after = linesOf(game, log.state);
    for (const [entry, to] of wanted) expect([entry, after.get(entry)?.value]).toEqual([entry, to]);
  });
});

const said = (param: Param | undefined): unknown => {
  if (param?.kind === 'number') return param.value;
  if (param?.kind === 'seat') return `seat ${param.seat}`;
  if (param?.kind === 'piece') return param.piece;
  if (param?.kind === 'phrase') return wordsOf(param.phrase);
  return param?.kind === 'text' ? param.text : undefined;
};

const wordsOf = ({ key, params = {} }: Message): string =>
  [key, ...Object.values(params).map((param) => String(said(param)))].join(' ');

const wrong = (name: string, lines: (all: ReadonlyMap<string, LedgerEntry>) => readonly Line[]) => {
  const { game, state } = begun(name);
  return game.check(state, 'table', correct(lines(linesOf(game, state)))).map(({ params = {}, ...why }) => ({
    id: reasonId(why),
    says: Object.values(params).map(said),
    focus: why.focus,
  }));
};

const more = (all: ReadonlyMap<string, LedgerEntry>, id: string, by: number): Line => [
  id,
  Number(all.get(id)?.value) + by,
];

test('[SC-70] [SC-71] wrong sums of Spy Connection are named with where and by how much', () => {
  expect(wrong('spy-connection full', (all) => [more(all, 'supply/1', -2)])).toEqual([
    { id: 'CORE/missing', says: ['stock.agents seat 1', 2], focus: ['supply/1'] },
  ]);
  expect(
    wrong('spy-connection full', (all) => [['earlier/0', 3], ['earlier/1', 2], more(all, 'deck', -1)]),
  ).toEqual(
    [
      { id: 'CORE/too-many', says: ['stock.missions', 4], focus: ['earlier/0', 'deck', 'earlier/1'].sort() },
    ].map((why) => ({ ...why, focus: expect.arrayContaining(why.focus) })),
  );
  expect(
    wrong('spy-connection light', () => [
      ['supply/0', 15],
      ['covered/0', 3],
    ]),
  ).toEqual([{ id: 'SC-70/too-many', says: ['seat 0', 18, 15, 3], focus: ['supply/0', 'covered/0'] }]);
  expect(wrong('spy-connection light', () => [['points/1', 9]])).toEqual([
    { id: 'SC-56/no-missions', says: ['seat 1', 9], focus: ['completed/1'] },
  ]);
});

test('[SM-50] [SM-40] wrong sums of SpyMaster are named with where and by how much', () => {
  expect(wrong('spymaster full', (all) => [more(all, 'hand/1', 2)])).toEqual([
    { id: 'CORE/too-many', says: ['stock.intelligence', 2], focus: ['hand/1'] },
  ]);
  expect(wrong('spymaster full', (all) => [more(all, 'mission-deck', -5), ['earlier/0', 2]])).toEqual([
    { id: 'CORE/missing', says: ['stock.missions', 3], focus: ['earlier/0', 'mission-deck'] },
  ]);
  expect(wrong('spymaster light', () => [['points/1', 12]])).toEqual([
    { id: 'SM-40/no-missions', says: ['seat 1', 12], focus: ['completed/1'] },
  ]);
  expect(wrong('spymaster light', () => [['round', 6]])).toEqual([
    { id: 'CORE/out-of-range', says: ['ledger.round', '6', 1, 5], focus: ['round'] },
  ]);
});

test('[IS-2] [IS-3] [IS-45] wrong sums of I, Spy are named with where and by how much', () => {
  expect(wrong('i-spy full', (all) => [more(all, 'tokens-left/1', -3)])).toEqual([
    { id: 'CORE/missing', says: ['stock.tokens seat 1', 3], focus: ['tokens-left/1'] },
  ]);
  expect(wrong('i-spy full', (all) => [more(all, 'stack/berlin', 2), more(all, 'stack/london', -1)])).toEqual(
    [{ id: 'CORE/too-many', says: ['stock.assets', 1], focus: ['stack/berlin', 'stack/london'] }],
  );
  const tile = (all: ReadonlyMap<string, LedgerEntry>) =>
    [...all.keys()].find((id) => /^tokens\/\d+\/0$/.test(id))?.split('/')[1] ?? '';
  expect(
    wrong('i-spy full', (all) => [
      [`tokens/${tile(all)}/0`, 3],
      [`tokens/${tile(all)}/1`, 1],
      more(all, 'tokens-left/0', Number(all.get(`tokens/${tile(all)}/0`)?.value) - 3),
      more(all, 'tokens-left/1', Number(all.get(`tokens/${tile(all)}/1`)?.value) - 1),
    ]),
  ).toEqual([{ id: 'IS-45/too-many-tokens', says: [expect.any(Number), 4, 3], focus: expect.any(Array) }]);
  for (const name of ['i-spy full', 'i-spy light'])
    expect(wrong(name, () => [['power/italy', 41]])).toEqual([
      { id: 'IS-3/past-limit', says: ['ledger.power italy', 41, 38], focus: ['power/italy'] },
    ]);
});
