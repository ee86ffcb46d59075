import { unfinishedKey } from '../storage/keys';
import { type RecordStore } from '../storage/record-store';

/**
 * What somebody has begun on a screen of a match and is no move yet, as half a row of cards. Only the screen knows
 * what it means, so whoever reads it checks it; it belongs to this phone and goes into no backup.
 */
export class Unfinished {
  readonly #records: RecordStore;
  readonly #key: string;
  #value: unknown;

  private constructor(records: RecordStore, key: string, value: unknown) {
    this.#records = records;
    this.#key = key;
    this.#value = value;
  }

  static async load(records: RecordStore, match: string): Promise<Unfinished> {
    const key = unfinishedKey(match);
    const record = (await records.load(key)).get(key);
    return new Unfinished(records, key, record?.ok ? record.value.value : undefined);
  }

  get value(): unknown {
    return this.#value;
  }

  /** `undefined` when it has become a move, or nothing. */
  keep(value: unknown): void {
    if (value === undefined && this.#value === undefined) return;
    this.#value = value;
    if (value === undefined) this.#records.remove(this.#key);
    else this.#records.put(this.#key, value);
  }
}
