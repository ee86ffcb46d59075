import { sampleCut } from '@/__tests__/support/play/spymaster';
import { reasonId } from '@/rules/core/violation';
import { checkCut, filesOf, firstsOf, type Cut, type Row } from '@/rules/spymaster/model/files';
import { chanceOf } from '../../support/chance';

/** SM-11: cards in a stack and players. */
const tables: readonly Row[] = [
  { cards: 9, files: 2 },
  { cards: 10, files: 3 },
  { cards: 13, files: 4 },
  { cards: 16, files: 5 },
  { cards: 19, files: 6 },
];
/** `file`: the one with the SpyMaster card, from 0; one that there is not: the card lies alone. */
const cut = (cuts: readonly number[], file = 0): Cut => ({
  cuts,
  spyMasterCard: firstsOf(cuts)[file] ?? -1,
});
const reasons = (row: Row, move: Cut) => checkCut(row, move).map(reasonId);
const twoPlayers = { cards: 9, files: 2 };

const expectLegal = (row: Row, move: Cut) => {
  const cards = Array.from({ length: row.cards }, (_, index) => index);
  const files = filesOf(cards, move.cuts);
  expect(files).toHaveLength(row.files);
  expect(files.every((file) => file.length > 0)).toBe(true);
  expect(files.flat()).toEqual(cards);
  expect(files.map(([first]) => first)).toContain(move.spyMasterCard);
  expect(checkCut(row, move)).toEqual([]);
};

test.each(tables)('[SM-21] a cut of $cards cards into $files Files at random is legal', (row) => {
  const pick = chanceOf(row.cards);
  for (let times = 0; times < 2000; times++) expectLegal(row, sampleCut(row, pick));
});

test('[SM-21] every cut of 13 cards into 4 Files comes equally often', () => {
  const row = { cards: 13, files: 4 };
  const pick = chanceOf(21);
  const seen = new Map<string, number>();
  const times = 44_000;
  for (let time = 0; time < times; time++) {
    const key = sampleCut(row, pick).cuts.join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const cuts = 220;
  const each = times / cuts;
  const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  expect(seen.size).toBe(cuts);
  expect((chiSquare - (cuts - 1)) / Math.sqrt(2 * (cuts - 1))).toBeLessThan(4);
});

test('[SM-22] each File gets the SpyMaster card equally often', () => {
  const pick = chanceOf(7);
  const seen = [0, 0, 0, 0];
  const times = 8000;
  for (let time = 0; time < times; time++) {
    const { cuts, spyMasterCard } = sampleCut({ cards: 13, files: 4 }, pick);
    const file = firstsOf(cuts).indexOf(spyMasterCard);
    seen[file] = (seen[file] ?? 0) + 1;
  }
  for (const count of seen) expect(Math.abs(count - times / 4)).toBeLessThan(times / 40);
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

test('[SM-22] a File is named by its first card: a card within it names none', () => {
  expect(checkCut(twoPlayers, { cuts: [4], spyMasterCard: 4 })).toEqual([]);
  expect(checkCut(twoPlayers, { cuts: [4], spyMasterCard: 3 }).map(reasonId)).toEqual(['SM-22/alone']);
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
