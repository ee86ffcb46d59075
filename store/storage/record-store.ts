import { fail, ok, type Result } from '@/rules/core/codec';
import { nextAsideCounter, repairBatches } from './aside';
import { type Backend, type Batch, MAX_VALUE_BYTES, type Pair } from './backend';
import { type Damage, type TooLarge } from './damage';
import { isRecordKey, otherSlot, type Slot } from './keys';
import { SCHEMA_VERSION } from './migrations';
import { seal, type Sealed, sealedLength, chooseCopy, groupCopies, type RecordCopy } from './record';
import { type WriteSource } from './write-queue';

/** The owner under which damaged records are set aside. */
export const RECORDS_OWNER = 'records';

interface Place {
  readonly slot: Slot | undefined;
  readonly revision: number;
}

interface Change {
  /** `undefined` removes the record. */
  readonly json: string | undefined;
}

interface Flight {
  readonly cleared: number;
  readonly changes: ReadonlyMap<string, Change>;
  readonly places: ReadonlyMap<string, Place>;
  readonly repair: boolean;
  readonly erased: number;
}

/**
 * The small values of the app: headers, starts, settings, players, catalogue. The last value put under a key
 * counts. Without transactions each record has two slots, written in turn, as the open chunk of a journal has.
 * A record that may exist has to be loaded before it is put.
 */
export class RecordStore implements WriteSource {
  readonly name = RECORDS_OWNER;
  readonly #backend: Backend;
  readonly #places = new Map<string, Place>();
  readonly #newer = new Map<string, Damage>();
  readonly #changes = new Map<string, Change>();
  /** One for each loading under way: what is not on the disk when it begins, or changes before it ends. */
  readonly #unread = new Set<Map<string, Change>>();
  readonly #repairs: Batch[] = [];
  /** The present slots of removed records. They go after the older ones, which would come back otherwise. */
  readonly #clear: string[] = [];
  readonly #erase: string[] = [];
  #flight: Flight | undefined;
  #changed = (): void => {};

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /**
   * Every record whose key begins so, as it was put last: on the disk it may be older. What is damaged is set aside
   * with the next write.
   */
  async load(prefix: string): Promise<ReadonlyMap<string, Result<Sealed, Damage>>> {
    const changes = new Map(this.#changes);
    this.#unread.add(changes);
    try {
      const records = await this.#read(prefix);
      for (const [key, { json }] of changes) {
        if (!key.startsWith(prefix)) continue;
        if (json === undefined) records.delete(key);
        else records.set(key, ok({ schema: SCHEMA_VERSION, revision: 0, value: JSON.parse(json) }));
      }
      return records;
    } finally {
      this.#unread.delete(changes);
    }
  }

  async #read(prefix: string): Promise<Map<string, Result<Sealed, Damage>>> {
    const keys = (await this.#backend.keys(prefix)).filter(isRecordKey);
    const values = await this.#backend.read(keys);
    const stored = keys.flatMap((key, index): readonly Pair[] => pairOf(key, values[index]));
    const damaged: Pair[] = [];
    const records = new Map<string, Result<Sealed, Damage>>();
    for (const [key, copies] of groupCopies(stored, !this.#backend.transactional)) {
      const chosen = chooseCopy(copies);
      records.set(key, chosen.content);
      this.#know(key, chosen);
      damaged.push(...copies.filter(isDamaged).map((copy): Pair => [copy.key, copy.text]));
    }
    if (damaged.length > 0) await this.#setAside(damaged);
    return records;
  }

  /** For a record that is sound but holds something else than it should: it is kept as a damaged one is. */
  async setAside(key: string): Promise<void> {
    const keys = [key, slotOf(key, 'a'), slotOf(key, 'b')];
    const values = await this.#backend.read(keys);
    await this.#setAside(keys.flatMap((stored, index): readonly Pair[] => pairOf(stored, values[index])));
    this.#places.delete(key);
  }

  /** Refused where the value is too large or where a newer version of the app has written. */
  put(key: string, value: unknown): Result<undefined, TooLarge | Damage> {
    const newer = this.#newer.get(key);
    if (newer) return fail(newer);
    const json = JSON.stringify(value);
    const bytes = sealedLength(SCHEMA_VERSION, json);
    if (bytes > MAX_VALUE_BYTES) return fail({ kind: 'too-large', bytes, limit: MAX_VALUE_BYTES });
    this.#change(key, { json });
    return ok(undefined);
  }

  remove(key: string): void {
    this.#change(key, { json: undefined });
  }

  /** Removes stored keys as they are, after all records: first a match's header goes, then its journal. */
  erase(keys: readonly string[]): void {
    this.#erase.push(...keys);
    this.#changed();
  }

  attach(changed: () => void): void {
    this.#changed = changed;
  }

  next(): Batch | undefined {
    const [repair] = this.#repairs;
    if (repair) return this.#launch(repair, { repair: true });
    if (this.#clear.length > 0)
      return this.#launch({ set: [], remove: [...this.#clear] }, { cleared: this.#clear.length });
    if (this.#changes.size > 0) return this.#write();
    if (this.#erase.length === 0) return undefined;
    return this.#launch({ set: [], remove: [...this.#erase] }, { erased: this.#erase.length });
  }

  written(): void {
    const flight = this.#flight;
    if (!flight) return;
    if (flight.repair) this.#repairs.shift();
    this.#erase.splice(0, flight.erased);
    this.#clear.splice(0, flight.cleared);
    for (const [key, place] of flight.places) this.#places.set(key, place);
    for (const [key, change] of flight.changes) {
      if (this.#changes.get(key) === change) this.#changes.delete(key);
      const slot = change.json === undefined ? this.#places.get(key)?.slot : undefined;
      if (slot) this.#clear.push(slotOf(key, slot));
    }
    this.#flight = undefined;
  }

  /** Only repairs expect anything; a record that another tab has put since needs none. */
  refused(): boolean {
    return this.#repairs.shift() !== undefined;
  }

  #write(): Batch {
    const set: Pair[] = [];
    const remove: string[] = [];
    const places = new Map<string, Place>();
    for (const [key, { json }] of this.#changes) {
      const old = this.#places.get(key);
      if (json === undefined) {
        remove.push(this.#backend.transactional ? key : slotOf(key, otherSlot(old?.slot)));
        continue;
      }
      const slot = this.#backend.transactional ? undefined : otherSlot(old?.slot);
      const revision = (old?.revision ?? 0) + 1;
      places.set(key, { slot, revision });
      set.push([slot ? slotOf(key, slot) : key, seal(SCHEMA_VERSION, json, revision)]);
    }
    return this.#launch({ set, remove }, { changes: new Map(this.#changes), places });
  }

  #launch(batch: Batch, flight: Partial<Flight>): Batch {
    this.#flight = { changes: new Map(), places: new Map(), repair: false, erased: 0, cleared: 0, ...flight };
    return batch;
  }

  #change(key: string, change: Change): void {
    for (const changes of [this.#changes, ...this.#unread]) changes.set(key, change);
    this.#changed();
  }

  #know(key: string, { slot, content }: RecordCopy): void {
    const revision = content.ok ? content.value.revision : 0;
    // A write may have finished while this was being read.
    if (revision >= (this.#places.get(key)?.revision ?? 0)) this.#places.set(key, { slot, revision });
    if (!content.ok && content.error.kind === 'newer') this.#newer.set(key, content.error);
  }

  async #setAside(damaged: readonly Pair[]): Promise<void> {
    const counter = await nextAsideCounter(this.#backend, RECORDS_OWNER);
    const repair = { owner: RECORDS_OWNER, counter, damaged, clean: [], stale: [] };
    this.#repairs.push(...repairBatches(repair, this.#backend.transactional));
    this.#changed();
  }
}

const slotOf = (key: string, slot: Slot): string => `${key}/${slot}`;

const isDamaged = ({ content }: RecordCopy): boolean => !content.ok && content.error.kind !== 'newer';

const pairOf = (key: string, value: string | undefined): readonly Pair[] =>
  value === undefined ? [] : [[key, value]];
