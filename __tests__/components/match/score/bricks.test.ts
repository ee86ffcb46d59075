import { barsOf, heightAfter, mostBricks, spanOf, tiedOf } from '@/components/match/score/bricks';
import { type SeatScore } from '@/rules/core/contract';
import { message } from '@/rules/core/message';

const score = (seat: number, ...lines: readonly (readonly [key: string, value: number])[]): SeatScore => ({
  seat,
  total: lines.reduce((sum, [, value]) => sum + value, 0),
  lines: lines.map(([key, value]) => ({ label: message(key), value })),
});

test('each line is a brick upon the last one, and a line of nothing is none', () => {
  const [bar] = barsOf({ scores: [score(0, ['a', 5], ['b', 0], ['c', 3])] }, ['c']);
  expect(bar?.bricks).toEqual([
    { value: 5, from: 0, to: 5, open: false },
    { value: 3, from: 5, to: 8, open: true },
  ]);
  expect([0, 1, 2, 3].map((count) => bar && heightAfter(bar, count))).toEqual([0, 5, 8, 8]);
});

test('what is taken away again is drawn open, and a total below nothing has its room', () => {
  const bars = barsOf({ scores: [score(0, ['a', 20], ['fall', -20]), score(1, ['a', -3])] }, []);
  expect(bars[0]?.bricks[1]).toEqual({ value: -20, from: 20, to: 0, open: true });
  expect(spanOf(bars)).toEqual({ low: -3, high: 20 });
  expect(mostBricks(bars)).toBe(2);
});

test('where nobody has anything the ground is still a ground', () => {
  const bars = barsOf({ scores: [score(0), score(1)] }, []);
  expect(spanOf(bars)).toEqual({ low: 0, high: 1 });
  expect(mostBricks(bars)).toBe(0);
});

test('equal tops are tied, also where somebody outside of the tie has won', () => {
  const scores = [score(0, ['a', 60]), score(1, ['a', 60]), score(2, ['a', 7])];
  expect(tiedOf({ scores, winners: [2] })).toEqual([0, 1]);
  expect(tiedOf({ scores, winners: [0, 1] })).toEqual([0, 1]);
  expect(tiedOf({ scores, winners: [] })).toEqual([]);
  expect(tiedOf({ scores: scores.slice(1), winners: [1] })).toEqual([]);
});
