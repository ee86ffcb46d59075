import { fail, ok, type Result } from '@/rules/core/codec';
import { nextAsideCounter } from './aside';
import { type Backend, type Batch, type Expectation, MAX_VALUE_BYTES, type Pair, pairOf } from './backend';
import { type Damage, type TooLarge } from './damage';
import { asideKey, isRecordKey, isUrgentKey, otherSlot, slotOf } from './keys';
import { SCHEMA_VERSION } from './migrations';
import { chooseCopy, groupCopies, type RecordCopy, salvage, seal, type Sealed, sealedLength } from './record';
import { type Change, type Flight, isDamaged, likeliest, NO_FLIGHT, type Place } from './record-flight';
import { type Shared, SharedRecords } from './shared-records';
import { type Fit, type WriteSource } from './write-source';

/** The owner under which damaged records are set aside. */
export const RECORDS_OWNER = 'records';

/**
 * The small values of the app: headers, starts, settings, players, catalogue. The last value put under a key
 * counts. Without transactions each record has two slots, written in turn, as the open chunk of a journal has.
 * A record that may exist has to be loaded before it is put. One that is damaged stays in its place, start after
 * start, and is copied aside right before something is written over it.
 */
export class RecordStore implements WriteSource {
  readonly name = RECORDS_OWNER;
  readonly merges = true;
  readonly #backend: Backend;
  readonly #places = new Map<string, Place>();
  readonly #newer = new Map<string, Damage>();
  /** Values that are damaged, by the key that they are stored at. */
  readonly #damaged = new Map<string, string>();
  #counter = 1;
  readonly #changes = new Map<string, Change>();
  /** One for each loading under way: what is not on the disk when it begins, or changes before it ends. */
  readonly #unread = new Set<Map<string, Change>>();
  readonly #shared = new SharedRecords();
  /** The present slots of removed records. They go after the older ones, which would come back otherwise. */
  readonly #clear = new Set<string>();
  readonly #erase = new Set<string>();
  /** There is not room for everything: what is written is one record at a time, the smallest first. */
  #narrow = false;
  readonly #stuck = new Set<Change>();
  #flight: Flight | undefined;
  #changed = (): void => {};

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** From now on these records are merged with what other windows write. To be said before they are loaded. */
  share(shared: Shared): void {
    if (this.#backend.transactional) this.#shared.add(shared);
  }

  /** Every record whose key begins so, as it was put last: on the disk it may be older. */
  async load(prefix: string): Promise<ReadonlyMap<string, Result<Sealed, Damage>>> {
    const changes = new Map(this.#changes);
    this.#unread.add(changes);
    try {
      const records = await this.#read(prefix, changes);
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

  /** What was loaded is what is shown, and what is put from here on is a change of it. */
  accept(prefix: string): void {
    this.#shared.accept(prefix, (key) => this.#changes.has(key));
  }

  async #read(
    prefix: string,
    changes: ReadonlyMap<string, Change>,
  ): Promise<Map<string, Result<Sealed, Damage>>> {
    const stays = (key: string): boolean => isRecordKey(key) && !this.#clear.has(key);
    const keys = (await this.#backend.keys(prefix)).filter(stays);
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
    // Of what was put or written meanwhile this reading knows nothing.
    this.#shared.forgetOthers(prefix, (key) => records.has(key) || changes.has(key));
    await this.#note(damaged);
    return records;
  }

  /** For a record that is sound but holds something else than it should: it is kept as a damaged one is. */
  async setAside(key: string): Promise<void> {
    const keys = [key, slotOf(key, 'a'), slotOf(key, 'b')];
    const values = await this.#backend.read(keys);
    await this.#note(keys.flatMap((stored, index): readonly Pair[] => pairOf(stored, values[index])));
  }

  /** What the copies of a damaged record say all the same. */
  async salvage(key: string): Promise<readonly unknown[]> {
    const values = await this.#backend.read([key, slotOf(key, 'a'), slotOf(key, 'b')]);
    return values.flatMap((text) => (text === undefined ? [] : (salvage(text) ?? [])));
  }

  /** What was put and is not stored yet. */
  pending(key: string): unknown {
    const json = this.#changes.get(key)?.json;
    return json === undefined ? undefined : JSON.parse(json);
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
  erase(keys: readonly string[]): void {
    for (const key of keys) this.#erase.add(key);
    this.#changed();
  }

  /** What is not gone yet of these, records or values, stays after all. */
  spare(keys: readonly string[]): void {
    for (const key of keys) {
      for (const changes of [this.#changes, ...this.#unread])
        if (changes.get(key)?.json === undefined) changes.delete(key);
      for (const going of [this.#clear, this.#erase]) going.delete(key);
    }
  }

  attach(changed: () => void): void {
    this.#changed = changed;
  }

  next(): Batch | undefined {
    const [cleared, erased] = [[...this.#clear], [...this.#erase]];
    if (cleared.length > 0) return this.#launch({ set: [], remove: cleared }, { cleared });
    // On a phone that is full what is erased goes before what is put.
    const puts = [...this.#changes.values()].every(({ json }) => json !== undefined);
    const freesFirst = this.#narrow && puts && erased.length > 0;
    if (this.#changes.size > 0 && !freesFirst) return this.#write(this.#chosen());
    return erased.length > 0 ? this.#launch({ set: [], remove: erased }, { erased }) : undefined;
  }

  written(): void {
    const flight = this.#flight;
    if (!flight) return;
    for (const key of flight.copied) this.#damaged.delete(key);
    for (const key of flight.erased) this.#erase.delete(key);
    for (const key of flight.cleared) this.#clear.delete(key);
    for (const [key, place] of flight.places) this.#places.set(key, place);
    for (const [key, text] of flight.texts) this.#shared.remember(key, text);
    if (flight.only !== 'copies')
      for (const [key, change] of flight.changes) {
        const spared = !this.#changes.has(key);
        if (this.#changes.get(key) === change) this.#changes.delete(key);
        if (change.json !== undefined || spared) continue;
        this.#shared.remember(key, undefined);
        const slot = this.#places.get(key)?.slot;
        if (slot) this.#clear.add(slotOf(key, slot));
        this.#places.delete(key);
      }
    if (this.#changes.size === 0) this.#narrow = false;
    this.#flight = undefined;
  }

  /** Another window has written some of these records: what is put becomes a change of what that one made. */
  async refused(): Promise<boolean> {
    const flight = this.#flight;
    const keys = [...(flight?.changes.keys() ?? [])].filter((key) => this.#shared.has(key));
    const values = await this.#backend.read(keys);
    keys.forEach((key, index) => this.#reconcile(key, values[index]));
    return true;
  }

  full(): Fit {
    const { changes } = this.#flight ?? NO_FLIGHT;
    this.#narrow = true;
    // Some disks have no room even to take something away.
    if ([...changes.values()].every(({ json }) => json === undefined)) return 'wait';
    if (changes.size > 1 || this.#erase.size > 0) return 'smaller';
    for (const change of changes.values()) this.#stuck.add(change);
    if ([...this.#changes.values()].some((change) => !this.#stuck.has(change))) return 'smaller';
    return [...this.#changes.keys()].some(isUrgentKey) ? 'urgent' : 'wait';
  }

  unsaved(): readonly Batch[] {
    const { set } = this.#batch([...this.#changes]);
    const removed = [...this.#changes].flatMap(([key, { json }]) => (json === undefined ? [key] : []));
    const remove = removed.flatMap((key) => [key, slotOf(key, 'a'), slotOf(key, 'b')]);
    return [{ set, remove: [...this.#clear, ...remove, ...this.#erase] }];
  }

  /** All changes, or as much as may fit on a phone that is full: what frees room, then the smallest record. */
  #chosen(): readonly (readonly [string, Change])[] {
    const all = [...this.#changes];
    if (!this.#narrow) return all;
    const some = likeliest(all, this.#stuck);
    if (some.length === 0) this.#stuck.clear();
    return some.length > 0 ? some : all;
  }

  #write(changes: readonly (readonly [string, Change])[]): Batch {
    const batch = this.#batch(changes);
    const overwritten = batch.set.flatMap(([key]): readonly Pair[] => pairOf(key, this.#damaged.get(key)));
    const copies = overwritten.map(([key, text]): Pair => [
      asideKey(RECORDS_OWNER, this.#counter, key),
      text,
    ]);
    const flight = { changes: new Map(changes), copied: overwritten.map(([key]) => key) };
    if (!this.#backend.transactional && copies.length > 0)
      return this.#launch({ set: copies, remove: [] }, { ...flight, only: 'copies' });
    const { transactional } = this.#backend;
    // With transactions what frees room is part of it, so that nothing is half removed.
    const erased = transactional ? [...this.#erase] : [];
    const remove = [...batch.remove, ...erased];
    const { places, texts, expect } = batch;
    for (const [key] of expect) this.#shared.attempt(key, texts.get(key) ?? '');
    return this.#launch(
      { set: [...copies, ...batch.set], remove, ...(expect.length > 0 ? { expect } : {}) },
      { ...flight, places, texts, erased },
    );
  }

  #batch(changes: readonly (readonly [string, Change])[]) {
    const set: Pair[] = [];
    const remove: string[] = [];
    const expect: Expectation[] = [];
    const places = new Map<string, Place>();
    const texts = new Map<string, string>();
    for (const [key, { json }] of changes) {
      const old = this.#places.get(key);
      if (json === undefined) {
        remove.push(this.#backend.transactional ? key : slotOf(key, otherSlot(old?.slot)));
        continue;
      }
      const slot = this.#backend.transactional ? undefined : otherSlot(old?.slot);
      const revision = (old?.revision ?? 0) + 1;
      const text = seal(SCHEMA_VERSION, json, revision);
      places.set(key, { slot, revision });
      texts.set(key, text);
      set.push([slot ? slotOf(key, slot) : key, text]);
      if (this.#shared.has(key)) expect.push([key, this.#shared.accepted(key, text)]);
    }
    return { set, remove, expect, places, texts };
  }

  #launch(batch: Batch, flight: Partial<Flight>): Batch {
    this.#flight = { ...NO_FLIGHT, ...flight };
    return batch;
  }

  #change(key: string, change: Change): void {
    for (const changes of [this.#changes, ...this.#unread]) changes.set(key, change);
    this.#changed();
  }

  #know(key: string, { slot, content, text }: RecordCopy): void {
    const revision = content.ok ? content.value.revision : 0;
    if (!content.ok && content.error.kind === 'newer') this.#newer.set(key, content.error);
    // A write may have finished while this was being read.
    if (revision < (this.#places.get(key)?.revision ?? 0)) return;
    this.#places.set(key, { slot, revision });
    this.#shared.find(key, text);
  }

  #reconcile(key: string, text: string | undefined): void {
    const ours = this.#changes.get(key)?.json;
    const found = ours === undefined ? undefined : this.#shared.reconcile(key, ours, text);
    if (!found) return;
    if (found.kind === 'newer') {
      this.#newer.set(key, found.damage);
      this.#changes.delete(key);
      return;
    }
    this.#places.set(key, { slot: undefined, revision: found.revision });
    const put = found.value === undefined ? undefined : this.put(key, found.value);
    if (!put?.ok) this.#changes.delete(key);
    if (put && !put.ok) found.giveUp();
    else found.tell();
  }

  async #note(damaged: readonly Pair[]): Promise<void> {
    if (damaged.length === 0) return;
    this.#counter = await nextAsideCounter(this.#backend, RECORDS_OWNER);
    for (const [key, text] of damaged) this.#damaged.set(key, text);
  }
}
