import { type Tap, StrayTaps } from '@/components/match/frame/stray-taps';

const first: Tap = { x: 200, y: 800, at: 1_000, control: 'row', steps: 4, sheets: 0, turn: '0' };
const moved = { ...first, at: 1_080, steps: 5 };

const second = (tap: Tap): boolean => {
  const taps = new StrayTaps();
  expect(taps.isStray(first)).toBe(false);
  return taps.isStray(tap);
};

test('the second tap of a finger reaches neither what a sheet uncovered nor the next player’s turn', () => {
  expect(second({ ...moved, control: 'undo' })).toBe(true);
  expect(second({ ...moved, turn: '1' })).toBe(true);
  expect(second({ ...moved, x: 216, y: 816, turn: '1' })).toBe(true);
});

test('the second tap closes no sheet that the first one opened, and presses nothing that it uncovered', () => {
  expect(second({ ...first, at: 1_080, control: 'backdrop', sheets: 1 })).toBe(true);
  const taps = new StrayTaps();
  taps.isStray({ ...first, control: 'close', sheets: 1 });
  expect(taps.isStray({ ...first, at: 1_080, control: 'undo' })).toBe(true);
});

test('a third tap is not meant either', () => {
  const taps = new StrayTaps();
  taps.isStray(first);
  taps.isStray({ ...moved, control: 'undo' });
  expect(taps.isStray({ ...moved, at: 1_400, control: 'undo' })).toBe(true);
  expect(taps.isStray({ ...moved, at: 1_800, control: 'undo' })).toBe(false);
});

test.each([
  ['the same button in the same turn', moved],
  ['the same button of a sheet that stays', { ...first, at: 1_080, sheets: 1 }],
  ['a tap that follows no move', { ...first, at: 1_080, control: 'key' }],
  ['a tap after an undo', { ...first, at: 1_080, steps: 3, turn: '1' }],
  ['a tap elsewhere', { ...moved, y: 700, control: 'undo' }],
  ['a tap after a while', { ...moved, at: 1_360, control: 'undo' }],
])('%s counts', (_, tap) => expect(second(tap)).toBe(false));
