import { settledWith as settledOnPhones, whenSettled as onPhones } from '@/components/match/settled';
import { settledWith, whenSettled } from '@/components/match/settled.web';
import { type Access, type MatchSession } from '@/store/match/session';

interface Page {
  addEventListener?: unknown;
  removeEventListener?: unknown;
  requestAnimationFrame: (then: () => void) => unknown;
  window?: unknown;
}
const page = globalThis as unknown as Page;
const before = { ...page };

let paint: () => void = () => undefined;
const clicks = new Set<() => void>();
const tap = () => clicks.forEach((heard) => heard());
/** Long enough for a message that is sent with the paint. */
const afterPaint = async () => {
  paint();
  await new Promise((resolve) => setTimeout(resolve, 20));
};

beforeEach(() => {
  clicks.clear();
  page.window ??= globalThis;
  page.requestAnimationFrame = (then) => {
    paint = then;
    return 0;
  };
  page.addEventListener = (_: string, heard: () => void) => clicks.add(heard);
  page.removeEventListener = (_: string, heard: () => void) => clicks.delete(heard);
});
afterEach(() => Object.assign(page, { removeEventListener: undefined, addEventListener: undefined }, before));

const playing = () => {
  const listeners = new Set<() => void>();
  const session = {
    access: 'open' as Access,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const announce = () => listeners.forEach((listener) => listener());
  return { session: session as unknown as MatchSession & { access: Access }, announce, listeners };
};

const followed = () => {
  const match = playing();
  const board = jest.fn();
  const leave = whenSettled(match.session)(board);
  return { ...match, board, leave };
};

const choosing = (session: MatchSession) => {
  const chosen = jest.fn();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  settledWith(session, { subscribe }).subscribe(chosen);
  return { choose: () => listeners.forEach((listener) => listener()), chosen };
};

test('the board follows after the paint of the answer, once for all that a tap did', async () => {
  const { announce, board } = followed();
  announce();
  announce();
  expect(board).not.toHaveBeenCalled();
  await afterPaint();
  expect(board).toHaveBeenCalledTimes(1);
  await afterPaint();
  expect(board).toHaveBeenCalledTimes(1);
});

test('a page that paints nothing follows as well', async () => {
  const { announce, board } = followed();
  announce();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(board).toHaveBeenCalledTimes(1);
});

test('a tap that is quicker than the paint finds the board after the last move', async () => {
  const { announce, board } = followed();
  announce();
  tap();
  expect(board).toHaveBeenCalledTimes(1);
  await afterPaint();
  expect(board).toHaveBeenCalledTimes(1);
});

test('a match that was taken over says so at once', () => {
  const { announce, board, session } = followed();
  session.access = 'elsewhere' as Access;
  announce();
  expect(board).toHaveBeenCalledTimes(1);
});

test('what a move finishes is seen with the board, whichever comes first in the tap', async () => {
  const { announce, board, session } = followed();
  const { choose, chosen } = choosing(session);
  choose();
  announce();
  await Promise.resolve();
  expect(chosen).not.toHaveBeenCalled();
  await afterPaint();
  expect([board.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 1]);
  announce();
  choose();
  await afterPaint();
  expect([board.mock.calls.length, chosen.mock.calls.length]).toEqual([2, 2]);
});

test('what is chosen without a move is seen at once', async () => {
  const { session } = followed();
  const { choose, chosen } = choosing(session);
  choose();
  await Promise.resolve();
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('whoever leaves listens no longer, and may come back', async () => {
  const { announce, board, leave, listeners, session } = followed();
  leave();
  expect([listeners.size, clicks.size]).toEqual([0, 0]);
  announce();
  await afterPaint();
  expect(board).not.toHaveBeenCalled();
  const again = jest.fn();
  whenSettled(session)(again);
  announce();
  await afterPaint();
  expect(again).toHaveBeenCalledTimes(1);
});

test('on a phone everything is drawn at once', () => {
  const { session, announce } = playing();
  const board = jest.fn();
  onPhones(session)(board);
  announce();
  expect(board).toHaveBeenCalledTimes(1);
  const store = { subscribe: () => () => undefined };
  expect(settledOnPhones(session, store)).toBe(store);
});
