import { full, type Move } from '@/rules/spymaster/game';
import { type Laying, burn, complete, end, go, lay, pass } from './support/table';

type Table = ReturnType<typeof lay>;

const said = (table: Table, move: Move) =>
  full.repairs(table.state, 0, move).map(({ label, moves, instead }) => [label.key, moves, instead]);
const own = (table: Table, move: Move) =>
  (full.ownRepairs?.(table.state, 0, move) ?? []).map(({ label, moves, instead }) => [
    label.key,
    moves,
    instead,
  ]);

const at = (hand: string, laying: Partial<Laying> = {}) =>
  lay({ players: [{ agents: '1-blue 2-hub 2-hub', hand }, {}], ...laying });

test('[SM-31] a way without a burned card: the smallest card that reaches, one of each type, for the owner alone', () => {
  const table = at('s1 s3 e2 d2 d2');
  const walk = go('2-hub', '1-blue', 0);
  expect(table.why(0, walk)).toEqual(['SM-31/nothing-burned']);
  expect(said(table, walk)).toEqual([]);
  expect(own(table, walk)).toEqual([
    ['repair.burn-first', [burn('e2')], undefined],
    ['repair.burn-first', [burn('d2')], undefined],
  ]);
  table.does(0, burn('e2'), walk);
});

test('[SM-31] no card reaches that far, or one was burned already: there is nothing to mend', () => {
  const walk = go('2-hub', '1-blue', 0);
  expect(own(at('s1 e1'), walk)).toEqual([]);
  expect(own(at('s1 s3').does(0, burn('s1')), walk)).toEqual([]);
  expect(own(at('s3'), go('2-hub', '1-blue', 1))).toEqual([]);
});

const two = { missions: { 1: { special: 2, pays: 's3' } } };

const canMend = (table: Table, move: Move) => full.secretsCanMend?.(table.state, 0, move);

test('[SM-31] a hand is asked only where a card could help, whichever it holds', () => {
  const walk = go('2-hub', '1-blue', 0);
  expect(canMend(at('s1'), walk)).toBe(true);
  expect(canMend(at('s3'), walk)).toBe(true);
  expect(canMend(at(''), walk)).toBe(false);
  expect(canMend(at('s1 s3').does(0, burn('s1')), walk)).toBe(false);
  expect(canMend(at('s3'), go('2-hub', '1-blue', 1))).toBe(false);
  expect(canMend(at('s3'), pass)).toBe(false);
});

test('[SM-33] nor for a Mission whose Agents cannot come any more', () => {
  expect(canMend(at('s1', two), complete(1, 's1'))).toBe(true);
  expect(canMend(at('s1 e2', two).does(0, burn('e2')), complete(1, 's1'))).toBe(true);
  expect(canMend(at('s1 e1', two).does(0, burn('e1')), complete(1, 's1'))).toBe(false);
  expect(canMend(at('s1'), complete(1, 's1'))).toBe(false);
});

const asked = { missions: { 1: { special: 1, pays: 's5' } } };

test('[SM-33] too little, or the wrong type: the cards that pay with the least waste', () => {
  const table = at('s4 s3 s2 e5', asked);
  const pays = ['repair.pay', [], complete(1, 's2 s3')];
  expect(table.why(0, complete(1, 's4'))).toEqual(['SM-33/too-little']);
  expect(own(table, complete(1, 's4'))).toEqual([pays]);
  expect(own(table, complete(1, 'e5'))).toEqual([pays]);
  expect(own(table, complete(1, 's9'))).toEqual([pays]);
  expect(said(table, complete(1, 's4'))).toEqual([]);
});

test('[SM-33] a hand that cannot pay mends nothing', () => {
  expect(own(at('s4 e5', asked), complete(1, 's4'))).toEqual([]);
});

const bring = go('2-hub', '1-blue', 0);

test('[SM-33] an Agent is missing: a card is burned for the way that is not needed for the payment', () => {
  expect(own(at('s3 e2', two), complete(1, 's3'))).toEqual([
    ['repair.burn-bring', [burn('e2'), bring], undefined],
  ]);
  expect(own(at('s3 s2 e1', two), complete(1, 's2'))).toEqual([
    ['repair.burn-bring-pay', [burn('s2'), bring], complete(1, 's3')],
  ]);
  expect(own(at('s3 e1', two), complete(1, 's3'))).toEqual([]);
});

test('[SM-33] with points left everybody sees how to bring the Agents, and only the owner what pays', () => {
  const table = at('s3 e2', two).does(0, burn('e2'));
  expect(said(table, complete(1, 's3'))).toEqual([['repair.bring-agents', [bring], undefined]]);
  expect(own(table, complete(1, 's3'))).toEqual([]);
  expect(own(table, complete(1, 's1'))).toEqual([['repair.bring-pay', [bring], complete(1, 's3')]]);
});

test('[SM-36] a pass after acting ends the turn instead, a turn without an act is passed', () => {
  expect(said(at('s1').does(0, burn('s1')), pass)).toEqual([['repair.end-turn', [], end]]);
  expect(said(at('s1'), end)).toEqual([['repair.pass', [], pass]]);
});

test('[SM-30] whoever is not to move gets no repairs', () => {
  const table = at('s3 e2', two);
  expect(full.repairs(table.state, 1, pass)).toEqual([]);
  expect(full.ownRepairs?.(table.state, 1, bring)).toEqual([]);
});
