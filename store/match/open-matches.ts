import { type Result } from '@/rules/core/codec';
import { type OpenMatch } from './open-match';
import { type OpenProblem } from './read-start';

/** Matches that are played in this window, as the library of matches has to know of them. */
export interface OpenHere {
  has(match: string): boolean;
  plays(match: string): boolean;
  /** It is deleted: nothing of it is written any more. */
  close(match: string): void;
  /** Its header is not on the disk any more. */
  check(match: string): void;
}

export const NONE_OPEN: OpenHere = { has: () => false, plays: () => false, close: () => {}, check: () => {} };

type Opened = Result<OpenMatch, OpenProblem>;

interface Using {
  match: Promise<Opened> | undefined;
  users: number;
}

/**
 * One `OpenMatch` for each match of this window, however many screens show it. It is closed when nobody uses it
 * any more and everything is stored, so whoever comes back while the disk fails finds it as it was.
 */
export class OpenMatches implements OpenHere {
  readonly #open = new Map<string, Using>();
  readonly #matches = new Map<string, OpenMatch>();

  /** Those that are there already. */
  get opened(): readonly OpenMatch[] {
    return [...this.#matches.values()];
  }

  has(id: string): boolean {
    return this.#open.has(id);
  }

  plays(id: string): boolean {
    return this.#matches.get(id)?.session.access === 'open';
  }

  /** It is deleted: nothing of it is stored any more. */
  close(id: string): void {
    this.#matches.get(id)?.close();
    this.#matches.delete(id);
    this.#open.delete(id);
  }

  check(id: string): void {
    void this.#matches.get(id)?.check();
  }

  get any(): boolean {
    return [...this.#open.values()].some(({ users }) => users > 0);
  }

  use(id: string, open: () => Promise<Opened>): Promise<Opened> {
    const present = this.#open.get(id) ?? { match: undefined, users: 0 };
    present.users++;
    this.#open.set(id, present);
    return (present.match ??= this.#begin(present, open));
  }

  /** An opening that failed is not kept: whoever asks next, while others still show the failure, tries again. */
  #begin(present: Using, open: () => Promise<Opened>): Promise<Opened> {
    const forget = () => {
      present.match = undefined;
    };
    const match = open();
    match.then((opened) => {
      if (opened.ok) this.#matches.set(opened.value.session.id, opened.value);
      else forget();
    }, forget);
    return match;
  }

  async leave(id: string): Promise<void> {
    const present = this.#open.get(id);
    if (!present || --present.users > 0) return;
    const opened = await present.match?.catch(() => undefined);
    if (opened?.ok) await opened.value.stored();
    if (present.users > 0 || this.#open.get(id) !== present) return;
    this.#open.delete(id);
    this.#matches.delete(id);
    if (opened?.ok) opened.value.close();
  }
}
