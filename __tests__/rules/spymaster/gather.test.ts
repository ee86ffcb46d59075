import { full } from '@/rules/spymaster/game';
import { type Options } from '@/rules/spymaster/model/options';
import { countOf } from '@/rules/spymaster/model/pile';
import { layOutRow } from '@/rules/spymaster/moves/lay-out-row';
import { type Laying, cards, choose, cut, lay, pass, row, stack } from './support/table';

const gather = (seatCount: number, change: Partial<Laying> = {}, options: Partial<Options> = {}) =>
  lay({
    players: Array.from({ length: seatCount }, () => ({})),
    ...change,
    options,
    state: { phase: 'choose-stack', stacks: [1, 2, 3, 4, 5], rows: 0, ...change.state },
  });

const NINE = 's1 s2 s3 e1 e2 e3 d1 d2 d3';
const laid = (seatCount: number, list: string) =>
  gather(seatCount).does(0, stack(3)).does('table', row(list));
const of = (count: number) =>
  Array.from({ length: count }, (_, n) => `${'sedf'.charAt(n % 4)}${1 + (n >> 2)}`).join(' ');

test('[SM-20] the SpyMaster picks a stack that is left and lays it out in its order', () => {
  const table = gather(2);
  expect(table.why(1, stack(3))).toEqual(['SM-20/not-spymaster']);
  expect(table.why('table', row(NINE))).toEqual(['SM-20/no-row-due']);
  table.does(0, stack(3));
  expect(table.why(0, stack(4))).toEqual(['SM-20/not-now']);
  table.does('table', row(NINE));
  expect(table.state.row).toEqual(cards(NINE));
  expect(table.state.stacks).toEqual([1, 2, 4, 5]);
});

test('[SM-20] a stack that was played is gone, also when the table lets somebody else pick', () => {
  const table = gather(2, { state: { stacks: [1, 5] } });
  expect(table.why(0, stack(2))).toEqual(['SM-20/stack-gone']);
  expect(table.why(1, stack(2))).toEqual(['SM-20/not-spymaster', 'SM-20/stack-gone']);
  table.overrules(1, stack(5));
  expect(table.state).toMatchObject({ stacks: [1], phase: 'lay-out-row' });
});

test.each([
  [2, 9],
  [3, 10],
  [4, 13],
  [5, 16],
  [6, 19],
])('[SM-11] with %i players a stack has %i cards', (seatCount, size) => {
  const table = gather(seatCount).does(0, stack(1));
  expect(full.status(table.state, 'table').chance).toMatchObject({ count: size, source: 'physical' });
  expect(table.why('table', row(of(size - 1)))).toEqual(['SM-11/wrong-number']);
  expect(table.why('table', row(of(size + 1)))).toEqual(['SM-11/wrong-number']);
  table.does('table', row(of(size)));
});

test('[SM-2] a 26th card of a type is refused, the 25th not', () => {
  const seen = (count: number) => ({
    state: { seen: { 'surveillance-1': count - 10, 'surveillance-2': 10 } },
  });
  const entered = (count: number) => gather(2, seen(count), { intelligenceCards: [] }).does(0, stack(1));
  expect(entered(23).why('table', row(NINE))).toEqual(['SM-2/too-many-of-type']);
  entered(22).does('table', row(NINE));
});

test('[SM-2] where the whole box is known it holds no other cards', () => {
  const table = gather(2).does(0, stack(1));
  expect(table.why('table', row('s5 s5 s5 e1 e2 e3 d1 d2 d3'))).toEqual(['SM-2/no-such-card']);
  expect(table.why('table', row('s9 s5 s5 e1 e2 e3 d1 d2 d3'))).toEqual(['SM-2/no-such-card']);
  table.does('table', row('s5 s5 s1 e1 e2 e3 d1 d2 d3'));
  const learning = gather(2, {}, { intelligenceCards: [] }).does(0, stack(1));
  learning.does('table', row('s9 s5 s5 e1 e2 e3 d1 d2 d3'));
});

test('[SM-21] as many Files as players, contiguous and none empty; every bad cut has its own reason', () => {
  const table = laid(3, of(10));
  expect(table.why(0, cut([4]))).toEqual(['SM-21/too-few-files']);
  expect(table.why(0, cut([2, 4, 6]))).toEqual(['SM-21/too-many-files']);
  expect(table.why(0, cut([6, 3]))).toEqual(['SM-21/out-of-order']);
  expect(table.why(0, cut([0, 3]))).toEqual(['SM-21/empty-file']);
  expect(table.why(0, cut([3, 3]))).toEqual(['SM-21/empty-file']);
  expect(table.why(0, cut([3, 10]))).toEqual(['SM-21/empty-file']);
  expect(table.why(1, cut([3, 6]))).toEqual(['SM-21/not-spymaster']);
  table.does(0, cut([1, 9], 2));
  expect(table.state.files.map((file) => [file.cards.length, file.spyMasterCard])).toEqual([
    [1, false],
    [8, false],
    [1, true],
  ]);
  expect(table.why(0, cut([1, 9]))).toEqual(['SM-21/not-now']);
});

test.each([[1], [8]])('[SM-21] nine cards into two Files after card %i', (after) => {
  const table = laid(2, NINE)
    .does(0, cut([after], 1))
    .does(1, choose(0));
  expect(table.player(1).hand.cards).toEqual(cards(NINE).slice(0, after));
  expect(table.player(0).hand.cards).toEqual(cards(NINE).slice(after));
  expect(table.state).toMatchObject({ phase: 'operations', nextSpyMaster: 0, active: 0 });
});

test('[SM-22] the SpyMaster card is never a File by itself', () => {
  const table = laid(2, NINE);
  expect(table.why(0, cut([4], 2))).toEqual(['SM-22/alone']);
  table.does(0, cut([4], 1));
});

test('[SM-23] from the left of the SpyMaster, who is left with the last File', () => {
  const table = laid(4, of(13)).does(0, cut([3, 6, 9], 1));
  expect(full.view(table.state, 'table').choosers).toEqual([1, 2, 3, 0]);
  expect(table.why(2, choose(0))).toEqual(['SM-23/not-your-choice']);
  expect(table.why(1, choose(4))).toEqual(['SM-23/no-such-file']);
  table.does(1, choose(9));
  expect(table.why(2, choose(9))).toEqual(['SM-23/file-taken']);
  expect(table.why(1, choose(0))).toEqual(['SM-23/file-chosen']);
  table.does(2, choose(0)).does(3, choose(3));
  expect(table.state).toMatchObject({ phase: 'operations', nextSpyMaster: 3, spyMaster: 0, active: 0 });
  expect(table.state.players.map(({ hand }) => countOf(hand))).toEqual([3, 4, 3, 3]);
  expect(table.why(1, choose(0))).toEqual(['SM-23/not-now']);
});

test('[SM-23] the table may let somebody choose out of turn, and everybody still gets one File', () => {
  const table = laid(3, of(10))
    .does(0, cut([3, 6]))
    .overrules(0, choose(3));
  expect(full.view(table.state, 'table').choosers).toEqual([1, 2]);
  table.does(1, choose(6));
  expect(table.phase).toBe('operations');
  expect(table.state.players.map(({ hand }) => countOf(hand))).toEqual([3, 4, 3]);
});

test('[SM-24] a File joins the hand, and the hand carries over', () => {
  const table = lay({
    players: [{ hand: 's5' }, { hand: 'f1 f1' }],
    state: { phase: 'choose-stack', stacks: [2, 3, 4, 5], round: 2 },
  });
  table
    .does(0, stack(2))
    .does('table', row(NINE))
    .does(0, cut([4]))
    .does(1, choose(0));
  expect(table.player(0).hand.cards).toEqual(cards('s5 e2 e3 d1 d2 d3'));
  expect(table.player(1).hand.cards).toEqual(cards('f1 f1 s1 s2 s3 e1'));
});

test('[SM-24] the SpyMaster who is left with the SpyMaster card keeps the pawn, any other gets it next round', () => {
  const played = (first: number) => {
    const table = laid(2, NINE)
      .does(0, cut([4], 0))
      .does(1, choose(first));
    return table.does(0, pass).does(1, pass).state;
  };
  expect(played(4)).toMatchObject({ round: 2, spyMaster: 0, active: 0 });
  expect(played(0)).toMatchObject({ round: 2, spyMaster: 1, active: 1 });
  expect(played(0).nextSpyMaster).toBeUndefined();
});

test('[SM-24] the pawn stays until the round ends', () => {
  const table = laid(2, NINE)
    .does(0, cut([4], 0))
    .does(1, choose(0));
  expect(table.state).toMatchObject({ spyMaster: 0, nextSpyMaster: 1, active: 0 });
});

test('[SM-20] with real cards a row may stay blank: its number is enough to cut and to choose', () => {
  const table = gather(3, {}, { rows: 'blank' }).does(0, stack(1));
  expect(table.phase).toBe('cut-files');
  expect(table.state.row).toEqual(Array.from({ length: 10 }, () => 'blank'));
  expect(full.status(table.state, 'table').chance).toBeUndefined();
  table
    .does(0, cut([2, 5], 1))
    .does(1, choose(0))
    .does(2, choose(5));
  expect(table.state.players.map(({ hand }) => hand)).toEqual([
    { cards: [], unknown: 3 },
    { cards: [], unknown: 2 },
    { cards: [], unknown: 5 },
  ]);
});

test('[SM-20] the rest of a row may stay blank: what was read counts, and what was not is unknown in the hands', () => {
  const mixed = [...cards('s1 s2 s3 e1 e2'), ...Array.from({ length: 4 }, () => 'blank' as const)];
  const table = gather(2).does(0, stack(1));
  expect(table.why('table', layOutRow.make({ cards: mixed.slice(0, 8) }))).toEqual(['SM-11/wrong-number']);
  table.does('table', layOutRow.make({ cards: mixed }));
  expect(table.state.seen).toEqual({ ...table.state.seen, 'surveillance-1': 1, 'espionage-2': 1 });
  table.does(0, cut([3], 0)).does(1, choose(3));
  expect(table.state.players).toMatchObject([
    { hand: { cards: cards('s1 s2 s3'), unknown: 0 }, unread: false },
    { hand: { cards: cards('e1 e2'), unknown: 4 }, unread: true },
  ]);
});

test('[SM-24] a chosen File is shown by its number of cards alone', () => {
  const table = laid(3, of(10))
    .does(0, cut([3, 6]))
    .does(1, choose(3));
  const { files } = full.view(table.state, 'table');
  expect(files[1]).toEqual({ first: 3, count: 3, spyMasterCard: false, owner: 1 });
  expect(files[0]).toMatchObject({ count: 3, cards: cards(of(10)).slice(0, 3), totals: { surveillance: 1 } });
});
