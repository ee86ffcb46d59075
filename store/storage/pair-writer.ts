import { type Batch, type Pair } from './backend';
import { type Fit, type WriteSource } from './write-source';

const PAIRS = 20;

/** Writes values as they are, some at a time, in their order. */
export class PairWriter implements WriteSource {
  readonly name: string;
  readonly #pairs: readonly Pair[];
  #done = 0;

  constructor(name: string, pairs: readonly Pair[]) {
    this.name = name;
    this.#pairs = pairs;
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
    return set.length > 0 ? { set, remove: [] } : undefined;
  }

  written(): void {
    this.#done += PAIRS;
  }

  refused(): boolean {
    return false;
  }

  full(): Fit {
    return 'wait';
  }

  unsaved(): readonly Batch[] {
    return [{ set: this.#pairs.slice(this.#done), remove: [] }];
  }
}
