import { flushSync } from 'react-dom';
import type { MatchSession } from '@/store/match/session';
import { afterPaint } from '@/store/storage/after-paint';

type Subscribe = MatchSession['subscribe'];

const known = new WeakMap<MatchSession, Subscribe>();

/**
 * The first frame after a tap says what was done, in the line that can take it back, and closes what the tap has
 * finished with. The board, whose turn it is and what can be pressed follow in the next one: drawn together,
 * both would come late on a slow phone.
 */
export const whenSettled = (session: MatchSession): Subscribe => {
  const subscribe = known.get(session) ?? settling(session);
  known.set(session, subscribe);
  return subscribe;
};

const settling = (session: MatchSession): Subscribe => {
  const listeners = new Set<() => void>();
  let waiting = false;
  const settle = () => {
    waiting = false;
    for (const listener of listeners) listener();
  };
  let access = session.access;
  const wait = () => {
    // A match that was taken over says so before anything else is said of it.
    if (session.access !== access) {
      access = session.access;
      settle();
    }
    if (waiting) return;
    waiting = true;
    void afterPaint().then(settle);
  };
  // Whoever is quicker than that presses what is there after the last move, not what was there before it.
  const hurry = () => {
    if (waiting) flushSync(settle);
  };
  const start = () => {
    const unsubscribe = session.subscribe(wait);
    window.addEventListener('click', hurry, { capture: true });
    return () => {
      unsubscribe();
      window.removeEventListener('click', hurry, { capture: true });
    };
  };
  let stop: (() => void) | undefined;
  return (listener) => {
    stop ??= start();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
};
