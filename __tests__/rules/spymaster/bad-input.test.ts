import { type Actor } from '@/rules/core/seat';
import { type Move } from '@/rules/spymaster/game';
import { codes, wordsOf } from '../../support/all-words';
import { type Table, burn, complete, cut, end, go, lay, pass, row, stack } from './support/table';

const anna = { agents: '1-red 1-blue 2-hub', hand: 's1 s3 e4' };
const playing = () =>
  lay({ players: [anna, { agents: '3-hub 3-hub 3-hub' }], missions: { 1: { special: 1, pays: 's3' } } });
const gathering = () =>
  lay({ players: [{}, {}], state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0 } });
const laid = () => gathering().does(0, stack(1)).does('table', row('s1 s2 s3 e1 e2 e3 d1 d2 d3'));
const full25 = () =>
  lay({
    players: [{}, {}],
    options: { intelligenceCards: [] },
    state: { phase: 'lay-out-row', stacks: [2, 3, 4, 5], rows: 0, seen: { 'surveillance-1': 25 } },
  });

type Case = readonly [what: string, table: () => Table, actor: Actor, move: Move, reason: string];

const cases: readonly Case[] = [
  [
    'Files out of order',
    () => lay({ players: [{}, {}, {}], state: { phase: 'cut-files', row: blank(10), stacks: [2, 3, 4, 5] } }),
    0,
    cut([6, 3]),
    'SM-21/out-of-order',
  ],
  ['an empty File', laid, 0, cut([0]), 'SM-21/empty-file'],
  ['too few Files', laid, 0, cut([]), 'SM-21/too-few-files'],
  ['too many Files', laid, 0, cut([2, 4]), 'SM-21/too-many-files'],
  ['the SpyMaster card alone', laid, 0, cut([4], 2), 'SM-22/alone'],
  [
    'another Agency’s Agent',
    () => playing().does(0, burn('e4')),
    0,
    go('3-hub', '3-red', 1),
    'SM-31/not-your-agent',
  ],
  [
    'between cities of two Areas in one point',
    () => playing().does(0, burn('s1')),
    0,
    go('1-red', '2-red', 0),
    'SM-32/through-hubs',
  ],
  [
    'beyond the points',
    () => playing().does(0, burn('e4'), go('1-red', '2-hub', 0)),
    0,
    go('1-blue', '4-red', 0),
    'SM-31/beyond-points',
  ],
  [
    'a move after a completed Mission',
    () => playing().does(0, complete(1, 's3')),
    0,
    go('1-red', '1-hub', 0),
    'SM-31/after-mission',
  ],
  ['the wrong type', playing, 0, complete(1, 'e4'), 'SM-33/wrong-type'],
  ['too little', playing, 0, complete(1, 's1'), 'SM-33/too-little'],
  [
    'a newly revealed Mission in the same turn',
    () => playing().does(0, complete(1, 's3')),
    0,
    complete(1, 's1'),
    'SM-35/next-player',
  ],
  ['a pass after acting', () => playing().does(0, burn('s1')), 0, pass, 'SM-36/acted'],
  ['a 26th card of a type', full25, 'table', row('s1 s2 s3 e1 e2 e3 d1 d2 d3'), 'SM-2/too-many-of-type'],
  ['an end of turn without having acted', playing, 0, end, 'SM-36/pass-instead'],
];

function blank(count: number) {
  return Array.from({ length: count }, () => 'blank' as const);
}

test.each(cases)(
  '[SM-50] %s is refused with a reason of its own and changes nothing',
  (_, table, actor, move, reason) => {
    expect(table().why(actor, move)).toContain(reason);
  },
);

test('[SM-50] each of them has words of its own in every language', () => {
  const reasons = cases.map(([, , , , reason]) => reason);
  expect(new Set(reasons).size).toBe(cases.length);
  for (const code of codes) {
    const words = wordsOf(code, 'spymaster');
    const texts = reasons
      .map((reason) => `why.${reason.replace('/', '.')}`)
      .map((key) => words[key] ?? words[`${key}_other`]);
    expect(new Set(texts.filter((text) => text !== undefined)).size).toBe(cases.length);
  }
});
