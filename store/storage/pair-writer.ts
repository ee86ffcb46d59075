import { type Batch, type Expectation, type Pair } from './backend';
import { type Fit, type WriteSource } from './write-source';

const PAIRS = 20;

/** Writes values as they are, some at a time, in their order. */
export class PairWriter implements WriteSource {
  readonly name: string;
  /** Another window has written there meanwhile: what is stored counts, and no more of this is written. */
  isOvertaken = false;
  readonly #pairs: readonly Pair[];
  readonly #onlyFree: boolean;
  #done = 0;

  /** `onlyFree`: where nothing else is stored. */
  constructor(name: string, pairs: readonly Pair[], { onlyFree = false } = {}) {
    this.name = name;
    this.#pairs = pairs;
    this.#onlyFree = onlyFree;
  }

  get waiting(): number {
    return Math.max(0, this.#pairs.length - this.#done);
  }

  /** What may have reached the disk so far: of a write that failed perhaps a part. */
  get touched(): readonly string[] {
    return this.#pairs.slice(0, this.#done + PAIRS).map(([key]) => key);
  }

  attach(): void {}

  next(): Batch | undefined {
    const set = this.#pairs.slice(this.#done, this.#done + PAIRS);
    if (set.length === 0) return undefined;
    const expect = set.map(([key, value]): Expectation => [key, [undefined, value]]);
    return { set, remove: [], ...(this.#onlyFree ? { expect } : {}) };
  }

  written(): void {
    this.#done += PAIRS;
  }

  refused(): boolean {
    if (!this.#onlyFree) return false;
    this.isOvertaken = true;
    this.#done = this.#pairs.length;
    return true;
  }

  full(): Fit {
    return 'wait';
  }

  unsaved(): readonly Batch[] {
    return [{ set: this.#pairs.slice(this.#done), remove: [] }];
  }
}
