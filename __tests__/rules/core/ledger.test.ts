import { checkChanges, type LedgerEntry } from '@/rules/core/ledger';
import { MatchLog } from '@/rules/core/log/match-log';
import { reasonId } from '@/rules/core/violation';
import { courier, digital } from '../../support/courier/game';

const label = { key: 'x' };
const ledger: readonly LedgerEntry[] = [
  { kind: 'count', id: 'a', label, value: 3, min: 0, max: 5, stock: 'discs' },
  { kind: 'count', id: 'b', label, value: 2, min: 0, max: 5, stock: 'discs' },
  { kind: 'count', id: 'round', label, value: 1, min: 1, max: 14 },
  { kind: 'choice', id: 'spy', label, value: 'paris', choices: ['paris', 'rome'] },
];

const reasons = (...changes: readonly [string, number | string][]) =>
  checkChanges(
    ledger,
    changes.map(([entry, to]) => ({ entry, to })),
  ).map(reasonId);

test.each([
  [
    'a transfer within a stock',
    [
      ['a', 5],
      ['b', 0],
    ],
  ],
  ['a value without a stock', [['round', 14]]],
  ['another place', [['spy', 'rome']]],
] as const)('%s is possible', (_, changes) => {
  expect(reasons(...(changes as unknown as [string, number | string][]))).toEqual([]);
});

test.each([
  ['pieces out of nowhere', [['a', 4]], ['CORE/too-many']],
  [
    'more than there can be',
    [
      ['a', 6],
      ['b', -1],
    ],
    ['CORE/out-of-range', 'CORE/out-of-range'],
  ],
  ['half a piece', [['round', 1.5]], ['CORE/out-of-range']],
  ['a word for a number', [['round', 'two']], ['CORE/out-of-range']],
  ['a place that does not exist', [['spy', 'oslo']], ['CORE/no-such-choice']],
  ['an unknown line', [['c', 1]], ['CORE/no-such-entry']],
  [
    'one line twice',
    [
      ['round', 2],
      ['round', 3],
    ],
    ['CORE/entry-twice'],
  ],
  ['nothing', [], ['CORE/nothing-changed']],
] as const)('%s is refused', (_, changes, expected) => {
  expect(reasons(...(changes as unknown as [string, number | string][]))).toEqual(expected);
});

test('a game picked up in the middle starts with corrections', () => {
  const log = new MatchLog(courier, digital);
  const changes = [
    { entry: 'coins/0', to: 3 },
    { entry: 'coins/bank', to: 5 },
    { entry: 'active', to: '1' },
  ];
  expect(log.append([{ actor: 'table', move: { type: 'correct', changes } }], 0).ok).toBe(true);
  expect(log.state).toMatchObject({ bank: 5, active: 1, players: [{ coins: 3 }, { coins: 0 }] });
});
