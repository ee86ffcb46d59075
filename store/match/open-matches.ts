import type { Result } from '@/rules/core/result';
import type { OpenMatch } from './open-match';
import type { OpenProblem } from './read-match';

type Opened = Result<OpenMatch, OpenProblem>;

/**
 * One `OpenMatch` for each match of this window, however many screens show it: a screen that closes late must
 * not take the lock from the one that opens next.
 */
export class OpenMatches {
  readonly #open = new Map<string, { readonly match: Promise<Opened>; users: number }>();
  readonly #closing = new Map<string, Promise<void>>();

  get any(): boolean {
    return this.#open.size > 0;
  }

  use(id: string, open: () => Promise<Opened>): Promise<Opened> {
    const present = this.#open.get(id);
    if (present) {
      present.users++;
      return present.match;
    }
    const match = (this.#closing.get(id) ?? Promise.resolve()).then(open);
    this.#open.set(id, { match, users: 1 });
    return match;
  }

  async leave(id: string): Promise<void> {
    const present = this.#open.get(id);
    if (!present || --present.users > 0) return;
    this.#open.delete(id);
    const closing = present.match.then((opened) => (opened.ok ? opened.value.close() : undefined));
    this.#closing.set(id, closing);
    await closing;
    if (this.#closing.get(id) === closing) this.#closing.delete(id);
  }
}
