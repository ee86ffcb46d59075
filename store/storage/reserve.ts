import { type Backend, type Batch } from './backend';
import { RESERVE_PREFIX } from './keys';
import { type Fit, type WriteSource } from './write-source';

/** Together as much as the log of a long evening takes, and a small part of the smallest phone's storage. */
const PARTS = 4;
const FILLER = '0'.repeat(60 * 1024);

const keyOf = (part: number): string => `${RESERVE_PREFIX}${part}`;

/** Values that say nothing: they hold room on a phone that fills up, and are given up when a match needs it. */
export class Reserve implements WriteSource {
  readonly name = 'reserve';
  readonly #backend: Backend;
  readonly #held = new Set<string>();
  #filling: string | undefined;
  #wanted = false;
  #changed = (): void => {};

  private constructor(backend: Backend) {
    this.#backend = backend;
  }

  static async load(backend: Backend): Promise<Reserve> {
    const reserve = new Reserve(backend);
    for (const key of await backend.keys(RESERVE_PREFIX)) reserve.#held.add(key);
    return reserve;
  }

  /** There may be room now. */
  fill(): void {
    this.#wanted = !this.#backend.volatile;
    this.#changed();
  }

  /** Frees a part; `false` when all of it is used up. */
  async give(): Promise<boolean> {
    this.#wanted = false;
    const key = [...this.#held].at(-1);
    if (key === undefined) return false;
    await this.#backend.write({ set: [], remove: [key] });
    this.#held.delete(key);
    return true;
  }

  attach(changed: () => void): void {
    this.#changed = changed;
  }

  next(): Batch | undefined {
    const missing = Array.from({ length: PARTS }, (_, part) => keyOf(part)).find(
      (key) => !this.#held.has(key),
    );
    this.#filling = this.#wanted ? missing : undefined;
    return this.#filling === undefined ? undefined : { set: [[this.#filling, FILLER]], remove: [] };
  }

  written(): void {
    if (this.#filling !== undefined) this.#held.add(this.#filling);
  }

  refused(): boolean {
    return false;
  }

  /** Nobody misses what is not there: it is asked for again when something was deleted. */
  full(): Fit {
    this.#wanted = false;
    return 'smaller';
  }

  unsaved(): readonly Batch[] {
    return [];
  }
}
