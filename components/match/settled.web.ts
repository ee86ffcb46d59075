import { flushSync } from 'react-dom';
import { type MatchSession } from '@/store/match/session';
import { nextFrame } from '@/components/kit/next-frame';

type Listener = () => void;
type Subscribe = (listener: Listener) => () => void;

/**
 * The frame that answers a tap says what was done, in the line that can take it back, and whose turn it is now. The
 * board and what can be pressed are drawn in the very next one: in one frame with them, the answer of a slow phone
 * would take half as long again.
 */
class Settling {
  readonly #session: MatchSession;
  readonly #listeners = new Set<Listener>();
  readonly #held = new Set<Listener>();
  #access: MatchSession['access'];
  #waits = false;
  #stop: (() => void) | undefined;

  constructor(session: MatchSession) {
    this.#session = session;
    this.#access = session.access;
  }

  subscribe: Subscribe = (listener) => {
    this.#stop ??= this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  /** Calls it with the board, or at once where none is on its way. */
  hold(listener: Listener): void {
    if (this.#waits) this.#held.add(listener);
    else listener();
  }

  #start(): () => void {
    const unsubscribe = this.#session.subscribe(this.#changed);
    // Whoever is quicker than that presses what is there after the last move, not what was there before it.
    const hurry = () => this.#waits && flushSync(this.#settle);
    window.addEventListener('click', hurry, { capture: true });
    return () => {
      unsubscribe();
      window.removeEventListener('click', hurry, { capture: true });
      this.#settle();
    };
  }

  #changed = (): void => {
    const { access } = this.#session;
    const isTaken = access !== this.#access;
    this.#access = access;
    const isFirst = !this.#waits;
    this.#waits = true;
    // A match that another tab took over says so before anything else is said of it.
    if (isTaken) this.#settle();
    else if (isFirst) nextFrame(this.#settle);
  };

  #settle = (): void => {
    if (!this.#waits) return;
    this.#waits = false;
    const held = [...this.#held];
    this.#held.clear();
    for (const listener of [...this.#listeners, ...held]) listener();
  };
}

const known = new WeakMap<MatchSession, Settling>();

const settlingOf = (session: MatchSession): Settling => {
  const settling = known.get(session) ?? new Settling(session);
  known.set(session, settling);
  return settling;
};

export const whenSettled = (session: MatchSession): Subscribe => settlingOf(session).subscribe;

/** For what a move finishes: it is seen together with it, whichever of the two comes first in a tap. */
export const settledWith = <Store extends { readonly subscribe: Subscribe }>(
  session: MatchSession,
  store: Store,
): Store => ({
  ...store,
  subscribe: (listener: Listener) =>
    store.subscribe(() => queueMicrotask(() => settlingOf(session).hold(listener))),
});
