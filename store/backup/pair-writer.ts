import { type Batch, type Pair } from '../storage/backend';
import { type WriteSource } from '../storage/write-source';

const PAIRS = 20;

/** Writes values under keys that nothing is stored at yet, some at a time. */
export class PairWriter implements WriteSource {
  readonly name: string;
  #left: readonly Pair[];

  constructor(name: string, pairs: readonly Pair[]) {
    this.name = name;
    this.#left = pairs;
  }

  attach(): void {}

  next(): Batch | undefined {
    return this.#left.length > 0 ? { set: this.#left.slice(0, PAIRS), remove: [] } : undefined;
  }

  written(): void {
    this.#left = this.#left.slice(PAIRS);
  }

  refused(): boolean {
    return false;
  }
}
