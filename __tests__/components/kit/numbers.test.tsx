import { act, fireEvent, screen } from '@testing-library/react-native';
import { GhostDelta, signed } from '@/components/kit/GhostDelta';
import { type Entry, isWithin, keyed } from '@/components/kit/number-entry';
import { NumberEditor } from '@/components/kit/NumberEditor';
import { type Price, PriceChip } from '@/components/kit/PriceChip';
import { renderKit } from '@/__tests__/support/render-kit';

const set = jest.fn();
const close = jest.fn();
beforeEach(() => [set, close].forEach((call) => call.mockClear()));

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

describe('what is typed', () => {
  const range = { min: 0, max: 199 };
  const fresh: Entry = { value: 47, typed: false };
  const typed = (value: number | undefined): Entry => ({ value, typed: true });

  test('begins anew with the first digit and goes on with the next', () => {
    expect(keyed(fresh, { digit: 1 }, range)).toEqual(typed(1));
    expect(keyed(typed(1), { digit: 9 }, range)).toEqual(typed(19));
  });

  test('takes a digit up to the most and none beyond', () => {
    expect(keyed(typed(19), { digit: 9 }, range)).toEqual(typed(199));
    expect(keyed(typed(20), { digit: 0 }, range)).toEqual(typed(20));
    expect(keyed(typed(199), { digit: 0 }, range)).toEqual(typed(199));
  });

  test('loses its last digit, and in the end all', () => {
    expect(keyed(fresh, 'delete', range)).toEqual(typed(4));
    expect(keyed(typed(4), 'delete', range)).toEqual(typed(undefined));
    expect(keyed(typed(undefined), 'delete', range)).toEqual(typed(undefined));
  });

  test('is one more or less within its range', () => {
    expect(keyed(fresh, 'more', range).value).toBe(48);
    expect(keyed(fresh, 'less', range).value).toBe(46);
    expect(keyed({ value: 199, typed: false }, 'more', range).value).toBe(199);
    expect(keyed({ value: 0, typed: false }, 'less', range).value).toBe(0);
  });

  test('a digit after one more begins anew', () => {
    expect(keyed(keyed(fresh, 'more', range), { digit: 5 }, range)).toEqual(typed(5));
  });

  test.each([
    [undefined, false],
    [2, false],
    [3, true],
    [20, true],
    [21, false],
  ])('%s can be set between 3 and 20: %s', (value, expected) => {
    expect(isWithin(value, { min: 3, max: 20 })).toBe(expected);
  });
});

describe('NumberEditor', () => {
  const editor = (about: { readonly value: number; readonly max: number; readonly counted?: number }) => (
    <NumberEditor open title="Clara’s supply" onSet={set} onClose={close} {...about} />
  );

  test('has a key for each number up to 15, which sets it at once', () => {
    renderKit(editor({ value: 7, max: 15 }));
    for (const number of [0, 6, 14, 15])
      expect(screen.getByRole('button', { name: String(number) })).toBeVisible();
    expect(screen.queryByRole('button', { name: '16' })).toBeNull();
    press('12');
    expect(set).toHaveBeenCalledWith(12);
    expect(set).toHaveBeenCalledTimes(1);
  });

  test('says which key is as it stands and which one the app has counted', () => {
    renderKit(editor({ value: 7, max: 15, counted: 8 }));
    expect(screen.getByRole('button', { name: '7, as it stands' })).toBeVisible();
    press('8, by the count');
    expect(set).toHaveBeenCalledWith(8);
  });

  test('above 15 types the number and sets it with its own key', () => {
    renderKit(editor({ value: 47, max: 199 }));
    expect(screen.getByText('0 to 199')).toBeVisible();
    press('5');
    press('3');
    expect(set).not.toHaveBeenCalled();
    press('Set to 53');
    expect(set).toHaveBeenCalledWith(53);
  });

  test('goes one up and down and deletes', () => {
    renderKit(editor({ value: 47, max: 199 }));
    press('One more');
    press('One more');
    press('One less');
    expect(screen.getByRole('button', { name: 'Set to 48' })).toBeVisible();
    press('Delete the last digit');
    expect(screen.getByRole('button', { name: 'Set to 4' })).toBeVisible();
  });

  test('sets nothing while nothing is typed, and says what may be', () => {
    renderKit(editor({ value: 4, max: 199 }));
    press('Delete the last digit');
    press('Type a number');
    expect(set).not.toHaveBeenCalled();
    expect(screen.getAllByText('0 to 199')).toHaveLength(2);
  });

  test('is closed by its cross, and shows nothing while it is', () => {
    const { rerender } = renderKit(editor({ value: 4, max: 15 }));
    press('Close');
    expect(close).toHaveBeenCalledTimes(1);
    rerender(
      <NumberEditor open={false} title="Clara’s supply" value={4} max={15} onSet={set} onClose={close} />,
    );
    expect(screen.queryByRole('button', { name: '12' })).toBeNull();
  });
});

test.each([
  [3, '+3'],
  [-2, '−2'],
  [0, '0'],
])('%d is written %s', (change, text) => expect(signed(change)).toBe(text));

const prices: readonly (readonly [Price, string, string])[] = [
  [{ kind: 'pay', price: 2 }, '2', 'costs 2'],
  [{ kind: 'dear', price: 4 }, '4', 'costs 4, too dear'],
  [{ kind: 'mine' }, '0', 'costs nothing, yours already'],
  [{ kind: 'unknown' }, '?', 'price not known'],
  [{ kind: 'free' }, 'free', 'free'],
];

test.each(prices)('a price %j is shown as %s and read as %s', (price, text, label) => {
  renderKit(<PriceChip price={price} />);
  expect(screen.getByRole('img', { name: label })).toBeOnTheScreen();
  expect(screen.getByText(text, { includeHiddenElements: true })).toBeOnTheScreen();
});

describe('GhostDelta', () => {
  test('stands as long as a move is only shown', () => {
    renderKit(<GhostDelta change={-2} when="about" />);
    expect(screen.getByRole('img', { name: '−2 to come' })).toBeOnTheScreen();
  });

  test('of something just made stands for a moment and goes, without motion too', () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    renderKit(<GhostDelta change={3} when="now" />);
    expect(screen.getByRole('img', { name: '+3 just now' })).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(800));
    expect(screen.getByRole('img', { name: '+3 just now' })).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(400));
    expect(screen.queryByRole('img')).toBeNull();
    jest.useRealTimers();
  });

  test('of nothing is nothing', () => {
    renderKit(<GhostDelta change={0} when="now" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('comes again for the same change made once more', () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    const { rerender } = renderKit(<GhostDelta change={3} when="now" step={1} />);
    act(() => jest.advanceTimersByTime(1_200));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<GhostDelta change={3} when="now" step={2} />);
    expect(screen.getByRole('img', { name: '+3 just now' })).toBeOnTheScreen();
    jest.useRealTimers();
  });
});
