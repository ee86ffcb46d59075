import { act, renderHook } from '@testing-library/react-native';
import { useFollowing as useFollowingOnPhones } from '@/components/kit/use-following';
import { useFollowing } from '@/components/kit/use-following.web';

/** flushSync of the web's renderer knows nothing of the one that tests draw with. */
jest.mock('react-dom', () => ({ flushSync: (run: () => void) => run() }));

const browser = globalThis as unknown as { requestAnimationFrame: (then: () => void) => unknown };
const { requestAnimationFrame } = browser;
let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  browser.requestAnimationFrame = (then) => frames.push(then);
});
afterEach(() => {
  browser.requestAnimationFrame = requestAnimationFrame;
});
const afterPaint = () =>
  act(async () => {
    for (const painted of frames.splice(0)) painted();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

const following = (value: string, first?: string) =>
  renderHook((props: { value: string }) => useFollowing(props.value, first), { initialProps: { value } });

test('another value is drawn in the frame after the one that answers', async () => {
  const { result, rerender } = following('closed');
  expect(result.current).toBe('closed');
  rerender({ value: 'open' });
  expect(result.current).toBe('closed');
  await afterPaint();
  expect(result.current).toBe('open');
});

test('the first value may follow, too', async () => {
  const { result } = following('open', 'closed');
  expect(result.current).toBe('closed');
  await afterPaint();
  expect(result.current).toBe('open');
});

test('a value that was left before its frame is never drawn', async () => {
  const { result, rerender } = following('closed');
  rerender({ value: 'half open' });
  rerender({ value: 'open' });
  await afterPaint();
  expect(result.current).toBe('open');
  rerender({ value: 'half open' });
  rerender({ value: 'open' });
  await afterPaint();
  expect(result.current).toBe('open');
});

test('on a phone it is drawn at once', () => {
  const { result } = renderHook(() => useFollowingOnPhones('open', 'closed'));
  expect(result.current).toBe('open');
});
