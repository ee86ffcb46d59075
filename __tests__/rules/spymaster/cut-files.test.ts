import type { Choice, FormOffer, Offer } from '@/rules/core/contract';
import { reasonId } from '@/rules/core/violation';
import type { Row } from '@/rules/spymaster/full/cut';
import { checkCut, filesOf } from '@/rules/spymaster/full/cut';
import type { CutDraft } from '@/rules/spymaster/full/cut-form';
import { cutForm } from '@/rules/spymaster/full/cut-form';
import type { CutFiles, Move } from '@/rules/spymaster/full/moves';
import { chanceOf } from '../../support/chance';

/** SM-11: cards in a stack and players. */
const tables: readonly Row[] = [
  { cards: 9, files: 2 },
  { cards: 10, files: 3 },
  { cards: 13, files: 4 },
  { cards: 16, files: 5 },
  { cards: 19, files: 6 },
];
const cut = (cuts: readonly number[], spyMasterCard = 0): CutFiles => ({
  type: 'cut-files',
  cuts,
  spyMasterCard,
});
const reasons = (row: Row, move: CutFiles) => checkCut(row, move).map(reasonId);
const twoPlayers = { cards: 9, files: 2 };

const expectLegal = (row: Row, move: CutFiles | undefined) => {
  if (!move) throw new Error('nothing was built');
  const cards = Array.from({ length: row.cards }, (_, index) => index);
  const files = filesOf(cards, move.cuts);
  expect(files).toHaveLength(row.files);
  expect(files.every((file) => file.length > 0)).toBe(true);
  expect(files.flat()).toEqual(cards);
  expect(files[move.spyMasterCard]).toBeDefined();
  expect(checkCut(row, move)).toEqual([]);
};

test.each(tables)('[SM-21] a cut of $cards cards into $files Files at random is legal', (row) => {
  const pick = chanceOf(row.cards);
  for (let times = 0; times < 2000; times++) expectLegal(row, cutForm(row).sample(pick));
});

test('[SM-21] every cut of 13 cards into 4 Files comes equally often', () => {
  const row = { cards: 13, files: 4 };
  const pick = chanceOf(21);
  const seen = new Map<string, number>();
  const times = 44_000;
  for (let time = 0; time < times; time++) {
    const key = cutForm(row).sample(pick)?.cuts.join() ?? '';
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const cuts = 220;
  const each = times / cuts;
  const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  expect(seen.size).toBe(cuts);
  expect((chiSquare - (cuts - 1)) / Math.sqrt(2 * (cuts - 1))).toBeLessThan(4);
});

test.each(tables)('[SM-22] tapping any choices until the form can be built gives a legal cut', (row) => {
  const pick = chanceOf(7);
  const form = cutForm(row);
  for (let times = 0; times < 200; times++) {
    let draft: CutDraft = form.draft;
    while (!form.build(draft)) {
      const choices = form.next(draft);
      draft = (choices[pick(choices.length)] as Choice<CutDraft>).draft;
    }
    expectLegal(row, form.build(draft));
  }
});

test('[SM-21] a tapped gap closes again, and the SpyMaster card is placed anew', () => {
  const form = cutForm(twoPlayers);
  const tap = (draft: CutDraft, id: string) =>
    (form.next(draft).find((choice) => choice.id === id) as Choice<CutDraft>).draft;
  const cutAndPlaced = tap(tap(form.draft, 'gap-8'), 'file-1');
  expect(form.build(cutAndPlaced)).toEqual(cut([8], 1));
  expect(form.next(cutAndPlaced).map(({ id }) => id)).toEqual(['gap-8', 'file-0', 'file-1']);
  expect(tap(cutAndPlaced, 'gap-8')).toEqual({ cuts: [] });
});

test('[SM-21] nine cards into sizes 1 and 8, and 8 and 1, are allowed; an empty File is refused', () => {
  expect(reasons(twoPlayers, cut([1]))).toEqual([]);
  expect(reasons(twoPlayers, cut([8]))).toEqual([]);
  expect(reasons(twoPlayers, cut([0]))).toEqual(['SM-21/empty-file']);
  expect(reasons(twoPlayers, cut([9]))).toEqual(['SM-21/empty-file']);
});

test('[SM-21] as many Files as players, in the order of the row', () => {
  expect(reasons(twoPlayers, cut([]))).toEqual(['SM-21/too-few-files']);
  expect(reasons(twoPlayers, cut([3, 6]))).toEqual(['SM-21/too-many-files']);
  expect(reasons({ cards: 10, files: 3 }, cut([6, 3]))).toEqual(['SM-21/out-of-order']);
  expect(reasons({ cards: 10, files: 3 }, cut([3, 3]))).toEqual(['SM-21/empty-file']);
});

test('[SM-22] the SpyMaster card is added to a File that exists; every reason is named at once', () => {
  expect(reasons(twoPlayers, cut([4], 1))).toEqual([]);
  expect(reasons(twoPlayers, cut([4], 2))).toEqual(['SM-22/alone']);
  expect(reasons(twoPlayers, cut([4, 4], 3))).toEqual([
    'SM-21/too-many-files',
    'SM-21/empty-file',
    'SM-22/alone',
  ]);
});

/** Compiles only while the form can stand among the offers of the game. */
export const offered: Offer<Move> = cutForm(twoPlayers) satisfies FormOffer<CutFiles, CutDraft>;
