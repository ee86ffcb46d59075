import { full, type Move } from '@/rules/spymaster/game';
import { type Laying, burn, card, lay, pass, row, stack } from './support/table';

const mend = (was: string, is: string): Move => ({ type: 'mend-card', was: card(was), is: card(is) });
const hands = (laying: Partial<Laying> = {}) =>
  lay({ players: [{ hand: 's3 e1' }, { hand: 'd2' }], ...laying });

test('[SM-50] a card that was entered wrongly becomes the one that it is, whoever’s turn it is', () => {
  const table = hands({ state: { seen: { 'surveillance-3': 1, 'dossiers-2': 1, 'espionage-1': 1 } } });
  table.does(1, mend('d2', 'd4'));
  table.does(0, mend('s3', 's4'), burn('s4'));
  expect(table.state.seen).toMatchObject({ 'surveillance-3': 0, 'surveillance-4': 1, 'dossiers-4': 1 });
  expect(table.state.turn.points).toBe(4);
});

test('[SM-50] an empty hand is not mended, nor what is right already, nor what the phone dealt', () => {
  const table = hands();
  expect(lay({ players: [{}, {}] }).why(0, mend('d2', 'd4'))).toEqual(['SM-50/not-held']);
  expect(table.why(0, mend('s3', 's3'))).toEqual(['SM-50/same-card']);
  const dealt = hands({ options: { intelligenceDeck: 'digital' } });
  expect(dealt.why(0, mend('s3', 's4'))).toEqual(['SM-50/dealt']);
});

test('[SM-2] a mended card is one of 25: the wrong one is no longer counted, a 26th is refused', () => {
  const full25 = hands({ state: { seen: { 'surveillance-3': 25 } } });
  expect(full25.why(0, mend('s3', 's4'))).toEqual([]);
  expect(full25.why(0, mend('e1', 's4'))).toEqual(['SM-2/too-many-of-type']);
});

test('[SM-50] when the game is over the hands lie open, and a wrong card is still mended', () => {
  const table = hands({ state: { round: 5, stacks: [] } })
    .does(0, pass)
    .does(1, pass);
  expect(table.phase).toBe('over');
  table.does(1, mend('d2', 's5'));
  expect(full.outcome(table.state).scores.map(({ total }) => total)).toEqual([5, 5]);
});

test('[SM-24] the history tells that a card was mended, not which', () => {
  const { state } = hands();
  const line = full.describe(state, { id: 1, group: 1, actor: 0, move: mend('s3', 's4') }, 'table');
  expect(line).toEqual({ key: 'did.mend-card', params: { seat: { kind: 'seat', seat: 0 } } });
});

const forget = (seat: number): Move => ({
  type: 'correct',
  changes: [{ entry: `known/${seat}`, to: 'hand-forgotten' }],
});

test('[SM-24] a hand that was entered wrongly is left to its owner, and counts as unseen again', () => {
  const table = hands({ state: { seen: { 'surveillance-3': 1, 'espionage-1': 3 } } });
  expect(table.why(0, burn('d5'))).toEqual([]);
  table.does('table', forget(0));
  expect(table.player(0).hand).toEqual({ cards: [], unknown: 2 });
  expect(table.state.seen).toEqual({ 'surveillance-3': 0, 'espionage-1': 2 });
  expect(table.why(0, burn('d5'))).toEqual(['SM-31/hand-unknown']);
});

test('[SM-24] nothing is forgotten of a hand that the phone dealt, or that lies open', () => {
  const dealt = hands({ options: { intelligenceDeck: 'digital' } });
  expect(dealt.why('table', forget(0))).toEqual(['CORE/no-such-entry']);
  const over = hands({ state: { round: 5, stacks: [] } })
    .does(0, pass)
    .does(1, pass);
  expect(over.why('table', forget(0))).toEqual(['CORE/no-such-entry']);
});

test('[SM-20] a row that is laid out after a mended card still adds up', () => {
  const table = lay({ players: [{ hand: 's3' }, {}], state: { phase: 'choose-stack', rows: 1 } });
  table.does(0, mend('s3', 's4'), stack(2)).does('table', row('s1 s2 s3 e1 e2 e3 d1 d2 d3'));
  expect(table.state.seen).toMatchObject({ 'surveillance-3': 1, 'surveillance-4': 1 });
});
