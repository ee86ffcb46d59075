import { newId } from '@/store/draw/id';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fail, ok, parse, type Result } from '@/rules/core/codec';
import { type Game } from '@/rules/core/contract';
import { clockwise, type TableOptions } from '@/rules/core/seat';
import { newSeed } from '../draw/seed';
import { type Backend } from '../storage/backend';
import { canonicalJson } from '../storage/canonical';
import { headerKey, startKey } from '../storage/keys';
import { type Edits, takeUnchanged } from '../storage/edits';
import { type RecordStore } from '../storage/record-store';
import { type WriteQueue } from '../storage/write-queue';
import { Bin } from './bin';
import { copyOf, type Full, writeJournal } from './copy-journal';
import { headerSchema, type MatchHeader, type MatchStart, storedHeader } from './header';
import { type CreateProblem, newHeader, type NewMatch, titleOf } from './new-match';
import { NONE_OPEN, type OpenHere } from './open-matches';
import {
  HEADERS,
  type LibraryState,
  type MatchDamage,
  mergeHeaders,
  readLibrary,
  type StoredMatches,
} from './read-library';
import { type MatchResult } from './result';
import { gameOf, type OpenProblem, reading, readStart, storedOptions } from './read-start';
export type { CreateProblem, NewMatch } from './new-match';

export interface LibraryParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly queue: WriteQueue;
  readonly games: readonly Game[];
  readonly now: () => number;
  /** Matches that are open in this window. */
  readonly open?: OpenHere;
}

/** The matches of this phone. Headers are the index: there is no second list that could disagree with them. */
export class MatchLibrary {
  readonly state: StoreApi<LibraryState>;
  readonly #parts: LibraryParts;
  readonly #headers = new Map<string, MatchHeader>();
  readonly #damaged = new Map<string, MatchDamage>();
  readonly #deleted = new Map<string, MatchHeader>();
  readonly #edits: Edits = { count: 0 };
  readonly #bin: Bin;
  readonly #open: OpenHere;

  private constructor(parts: LibraryParts) {
    this.#parts = parts;
    this.#bin = new Bin(parts);
    this.#open = parts.open ?? NONE_OPEN;
    this.state = createStore(() => ({ matches: [], damaged: new Map() }));
  }

  static async load(parts: LibraryParts): Promise<MatchLibrary> {
    const library = new MatchLibrary(parts);
    parts.records.share({
      prefix: HEADERS,
      kind: 'header',
      merge: mergeHeaders,
      tell: (key, value) => library.#told(key.slice(HEADERS.length), value),
    });
    for (const id of await library.refresh()) {
      library.#headers.delete(id);
      parts.records.remove(headerKey(id));
    }
    library.#publish();
    return library;
  }

  /** Reads the headers again: another tab may have changed them. Answers with those whose match never began. */
  async refresh(): Promise<readonly string[]> {
    const read = () => readLibrary(this.#parts, this.#headers);
    let unseen: readonly string[] = [];
    await takeUnchanged(this.#edits, read, ({ found, damaged, unbegun }) => {
      this.#parts.records.accept(HEADERS);
      this.#take(found, damaged);
      unseen = unbegun;
    });
    return unseen;
  }

  #take(read: StoredMatches['found'], damaged: StoredMatches['damaged']): void {
    const stays = (id: string) => this.#bin.isBusy(id) || this.#open.plays(id);
    const present = [...this.#headers].filter(([id]) => stays(id));
    const gone = present.map(([id]) => id).filter((id) => !read.has(id) && this.#open.plays(id));
    this.#headers.clear();
    this.#damaged.clear();
    for (const [id, header] of read) if (!this.#bin.isBusy(id)) this.#headers.set(id, header);
    for (const [id, header] of present) if (!this.#headers.has(id)) this.#headers.set(id, header);
    for (const [id, damage] of damaged) if (this.#headers.has(id)) this.#damaged.set(id, damage);
    this.#publish();
    for (const id of gone) this.#open.check(id);
  }

  /** Another window has written the header, and ours was merged with it. */
  #told(id: string, value: unknown): void {
    // It was deleted here; whether it comes back is said here.
    if (this.#deleted.has(id)) return;
    const header = value === undefined ? undefined : parse<MatchHeader>(headerSchema, value);
    if (header?.ok) this.#headers.set(id, header.value);
    else if (this.#open.plays(id)) return this.#open.check(id);
    else this.#headers.delete(id);
    this.#publish();
  }

  /** Of every match that is still there, whether it is listed or not. */
  get ids(): ReadonlySet<string> {
    return new Set(this.#headers.keys());
  }

  get(id: string): MatchHeader | undefined {
    const header = this.#headers.get(id);
    return header?.deletedAt === undefined ? header : undefined;
  }

  async create({ options, shared, clock, ...about }: NewMatch): Promise<Result<string, CreateProblem>> {
    const game = await gameOf(this.#parts.games, about);
    if (!game) return fail({ kind: 'unknown-game', game: about.game });
    const parsed = game.codec.options.parse(options);
    if (!parsed.ok) return fail({ kind: 'misfit', misfit: parsed.error });
    const violations = game.checkOptions(parsed.value);
    if (violations.length > 0) return fail({ kind: 'refused', violations });
    const agreed = { ...(shared ? ({ shared } as const) : {}), ...(clock ? ({ clock } as const) : {}) };
    return this.#add(about, { options, rulesVersion: game.rulesVersion, seed: newSeed(), ...agreed });
  }

  rename(id: string, name: string): void {
    this.#change(id, { name: titleOf(name) });
  }

  /** What is put away is packed, too. */
  archive(id: string, archived: boolean): void {
    this.#change(id, { archived });
    if (archived) void this.pack([id]);
  }

  /** What of the set-up lies on the table. */
  tick(id: string, ticked: readonly string[]): void {
    this.#change(id, { ticked });
  }

  /** The match was opened, and comes first in the list. */
  touch(id: string): void {
    if (!this.#damaged.has(id)) this.#change(id, { openedAt: this.#parts.now() });
  }

  /** How it came out, as its log tells; `undefined` while it goes on, also again after an undo. */
  finish(id: string, result: MatchResult | undefined): void {
    const header = this.#headers.get(id);
    if (!header) return;
    const { finishedAt, result: before, ...rest } = header;
    const known = (finishedAt !== undefined) === (result !== undefined);
    if (known && canonicalJson(before) === canonicalJson(result)) return;
    const now = result ? { ...rest, finishedAt: finishedAt ?? this.#parts.now(), result } : rest;
    if (!this.#damaged.has(id)) return this.#put(now);
    // A damaged header stays in its place until somebody names the match anew.
    this.#headers.set(id, now);
    this.#publish();
  }

  /** Takes it off the list, and its bytes off the disk. Until the app starts again it can be brought back. */
  delete(id: string): void {
    const header = this.#headers.get(id);
    if (!header) return;
    const damage = this.#damaged.get(id);
    this.#edits.count++;
    this.#headers.delete(id);
    this.#publish();
    const sound = damage?.part === 'header' ? undefined : header;
    // Where the disk does not answer, nothing was deleted.
    this.#bin.remove(id, sound, () => this.#open.close(id)).catch(() => this.#put(header));
    this.#deleted.set(id, header);
  }

  /** Brings a deleted match back. `false`: there is no room for it any more; it can be tried again. */
  async restore(id: string): Promise<boolean> {
    const header = this.#deleted.get(id);
    if (!header || this.#headers.has(id)) return true;
    this.#headers.set(id, header);
    this.#publish();
    const back = await this.#bin.bringBack(id).catch(() => false);
    if (back) this.#deleted.delete(id);
    else this.#headers.delete(id);
    this.#publish();
    return back;
  }

  /** Whatever is being done to it on the disk is done. */
  settled(id: string): Promise<void> {
    return this.#bin.settled(id).catch(() => undefined);
  }

  /** What is stored of them takes a fraction of its room then, and says the same. How many bytes that freed. */
  async pack(ids: readonly string[]): Promise<number> {
    let freed = 0;
    for (const id of ids)
      if (this.get(id) && !this.#damaged.has(id) && !this.#open.has(id))
        freed += await this.#bin.pack(id).catch(() => 0);
    return freed;
  }

  /** Nothing is being done to any match on the disk. */
  idle(): Promise<void> {
    return this.#bin.idle();
  }

  /** Headers that a restore has stored. */
  adopt(headers: readonly MatchHeader[]): void {
    for (const header of headers) {
      this.#headers.set(header.id, header);
      for (const others of [this.#damaged, this.#deleted]) others.delete(header.id);
    }
    this.#publish();
  }

  /** What an earlier run deleted and could not remove to its end. */
  purge(): void {
    const old = [...this.#headers.values()].filter(({ deletedAt }) => deletedAt !== undefined);
    for (const header of old) {
      this.#headers.delete(header.id);
      void this.#bin.remove(header.id, undefined, () => {}).catch(() => undefined);
    }
  }

  /** The disk has lost it, and nobody else has it. */
  writeAnew(id: string): void {
    const header = this.#headers.get(id);
    if (header) this.#put(header);
  }

  /** A copy that goes its own way; with `entries` only the beginning of the journal. */
  duplicate(id: string, name: string, entries?: number): Promise<Result<string, OpenProblem | Full>> {
    return reading(() => this.#duplicate(id, name, entries));
  }

  async #duplicate(id: string, name: string, entries?: number): Promise<Result<string, OpenProblem | Full>> {
    const header = this.get(id);
    if (!header) return fail({ kind: 'not-found' });
    const found = await readStart(this.#parts.records, id);
    if (!found.ok) return found;
    const copy = newId();
    const { kept, parted } = await copyOf(this.#parts, id, entries);
    const fit = await writeJournal(this.#parts, copy, kept);
    if (!fit.ok) return fit;
    // With the seed of the other match one could look in the copy at what comes there.
    const added = this.#add({ ...header, name }, { ...found.value.start, seed: newSeed(), parted }, copy);
    return added.ok ? added : fail({ kind: 'full' });
  }

  /** What a table chose when its match began; `undefined` where that cannot be read any more. */
  async optionsOf(id: string): Promise<TableOptions | undefined> {
    const header = this.get(id);
    const options = header && (await reading(() => storedOptions(this.#parts, header)));
    return options?.ok ? options.value : undefined;
  }

  /** The same practice again; the next player begins. */
  async rematch(id: string, name: string): Promise<Result<string, OpenProblem | CreateProblem>> {
    const header = this.get(id);
    if (!header) return fail({ kind: 'not-found' });
    const options = await reading(() => storedOptions(this.#parts, header));
    if (!options.ok) return options;
    const startSeat = clockwise(options.value.startSeat, options.value.seatCount);
    return this.create({ ...header, name, options: { ...options.value, startSeat } });
  }

  #add(
    about: Omit<NewMatch, 'options' | 'shared' | 'clock'>,
    start: MatchStart,
    id = newId(),
  ): Result<string, CreateProblem> {
    if (!this.#parts.records.put(startKey(id), start).ok) return fail({ kind: 'too-large' });
    this.#put(newHeader(id, about, this.#parts.now()));
    return ok(id);
  }

  #change(id: string, change: Partial<MatchHeader>): void {
    const header = this.#headers.get(id);
    if (header) this.#put({ ...header, ...change });
  }

  #put(header: MatchHeader): void {
    this.#headers.set(header.id, header);
    this.#damaged.delete(header.id);
    this.#edits.count++;
    this.#parts.records.put(headerKey(header.id), storedHeader(header));
    this.#publish();
  }

  #publish(): void {
    const matches = [...this.#headers.values()]
      .filter(({ deletedAt }) => deletedAt === undefined)
      .sort((left, right) => right.openedAt - left.openedAt);
    this.state.setState({ matches, damaged: new Map(this.#damaged) });
  }
}
