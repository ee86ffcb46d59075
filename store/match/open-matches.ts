import { type Result } from '@/rules/core/codec';
import { type OpenMatch } from './open-match';
import { type OpenProblem } from './read-start';

type Opened = Result<OpenMatch, OpenProblem>;

/**
 * One `OpenMatch` for each match of this window, however many screens show it. It is closed when nobody uses it
 * any more and everything is stored, so whoever comes back while the disk fails finds it as it was.
 */
export class OpenMatches {
  readonly #open = new Map<string, { readonly match: Promise<Opened>; users: number }>();

  get any(): boolean {
    return [...this.#open.values()].some(({ users }) => users > 0);
  }

  use(id: string, open: () => Promise<Opened>): Promise<Opened> {
    const present = this.#open.get(id) ?? { match: open(), users: 0 };
    present.users++;
    this.#open.set(id, present);
    return present.match;
  }

  async leave(id: string): Promise<void> {
    const present = this.#open.get(id);
    if (!present || --present.users > 0) return;
    const opened = await present.match;
    if (opened.ok) await opened.value.stored();
    if (present.users > 0 || this.#open.get(id) !== present) return;
    this.#open.delete(id);
    if (opened.ok) opened.value.close();
  }
}
