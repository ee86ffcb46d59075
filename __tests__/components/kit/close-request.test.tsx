import { renderHook } from '@testing-library/react-native';
import { useCloseRequest as usePhone } from '@/components/kit/use-close-request';
import { useCloseRequest } from '@/components/kit/use-close-request.web';

/** Stands in for the browser's: only the youngest is asked, and each is asked once. */
const watchers: Watcher[] = [];
class Watcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    const at = watchers.indexOf(this);
    if (at >= 0) watchers.splice(at, 1);
  }
}
const goBack = () => watchers.pop()?.onclose?.();
const browser = globalThis as { CloseWatcher?: typeof Watcher };

beforeEach(() => {
  browser.CloseWatcher = Watcher;
});
afterEach(() => {
  delete browser.CloseWatcher;
  watchers.length = 0;
});

const sheet = (open: boolean, onClose: () => void) =>
  renderHook((props: { open: boolean; onClose: () => void }) => useCloseRequest(props.open, props.onClose), {
    initialProps: { open, onClose },
  });

test('Back closes an open sheet, and one that was closed no longer takes it', () => {
  const onClose = jest.fn();
  const { rerender, result } = sheet(false, onClose);
  expect(watchers).toHaveLength(0);
  rerender({ open: true, onClose });
  goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender({ open: false, onClose });
  expect(watchers).toHaveLength(0);
  expect(result.current).toEqual({});
});

test('of two sheets only the upper one closes, then the lower one', () => {
  const [lower, upper] = [jest.fn(), jest.fn()];
  sheet(true, lower);
  const { unmount } = sheet(true, upper);
  goBack();
  expect([lower, upper].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  unmount();
  goBack();
  expect([lower, upper].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a sheet that stays open is asked again, by its latest handler', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = sheet(true, first);
  goBack();
  rerender({ open: true, onClose: second });
  expect(watchers).toHaveLength(1);
  goBack();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a sheet that goes away while open leaves nothing behind', () => {
  sheet(true, jest.fn()).unmount();
  expect(watchers).toHaveLength(0);
});

test('without a CloseWatcher, and on a phone, the modal is told as before', () => {
  delete browser.CloseWatcher;
  const onClose = jest.fn();
  expect(sheet(true, onClose).result.current).toEqual({ onRequestClose: onClose });
  expect(renderHook(() => usePhone(true, onClose)).result.current).toEqual({ onRequestClose: onClose });
});

describe('where the browser’s own Back asks only the Navigation API', () => {
  const browserWide = globalThis as { navigation?: EventTarget };
  const leave = (index: number) => {
    const going = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { index },
    });
    browserWide.navigation?.dispatchEvent(going);
    return !going.defaultPrevented;
  };
  beforeEach(() => {
    browserWide.navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  });
  afterEach(() => {
    delete browserWide.navigation;
  });

  test('it closes the upper sheet and stays, and leads back when none is open', () => {
    const [lower, upper] = [jest.fn(), jest.fn()];
    const below = sheet(true, lower);
    const above = sheet(true, upper);
    expect(leave(2)).toBe(false);
    expect([lower, upper].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    above.unmount();
    expect(leave(2)).toBe(false);
    expect(lower).toHaveBeenCalledTimes(1);
    below.unmount();
    expect(leave(2)).toBe(true);
  });

  test('a way forward is none of a sheet’s business', () => {
    const onClose = jest.fn();
    sheet(true, onClose);
    expect(leave(4)).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});
