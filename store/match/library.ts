import { newId } from '@/store/draw/id';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fail, type Misfit, ok, parse, type Result } from '@/rules/core/codec';
import { type Game } from '@/rules/core/contract';
import { parseShape } from '@/rules/core/log/journal';
import { clockwise, type TableOptions } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { newSeed } from '../draw/seed';
import { type Backend } from '../storage/backend';
import { type Damage } from '../storage/damage';
import { openJournal } from '../storage/journal-store';
import { headerKey, journalPrefix, startKey, unfinishedKey } from '../storage/keys';
import { migrate } from '../storage/migrations';
import { canonicalJson } from '../storage/canonical';
import { type RecordStore } from '../storage/record-store';
import { type WriteQueue } from '../storage/write-queue';
import { headerSchema, type MatchHeader, type MatchStart, MAX_NAME, storedHeader } from './header';
import { type MatchResult } from './result';
import { gameOf, type OpenProblem, reading, readStart } from './read-start';

export interface LibraryParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly queue: WriteQueue;
  readonly games: readonly Game[];
  readonly now: () => number;
}

export interface LibraryState {
  /** The one opened last comes first; deleted ones are not among them. */
  readonly matches: readonly MatchHeader[];
  /** Headers that could not be read. They are still stored. */
  readonly unreadable: readonly { readonly id: string; readonly damage: Damage | Misfit }[];
}

export type NewMatch = Pick<
  MatchHeader,
  'game' | 'module' | 'name' | 'players' | 'practice' | 'opened' | 'box'
> & {
  readonly options: unknown;
};

export type CreateProblem =
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'misfit'; readonly misfit: Misfit }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[] }
  | { readonly kind: 'too-large' };

/** How long a deleted match can be brought back. */
const GRACE = 24 * 60 * 60 * 1000;

/** The matches of this phone. Headers are the index: there is no second list that could disagree with them. */
export class MatchLibrary {
  readonly state: StoreApi<LibraryState>;
  readonly #parts: LibraryParts;
  readonly #headers = new Map<string, MatchHeader>();

  private constructor(parts: LibraryParts) {
    this.#parts = parts;
    this.state = createStore(() => ({ matches: [], unreadable: [] }));
  }

  static async load(parts: LibraryParts): Promise<MatchLibrary> {
    const library = new MatchLibrary(parts);
    await library.refresh();
    await library.#dropUnbegun();
    return library;
  }

  /** Reads the headers again: another tab may have changed them. */
  async refresh(): Promise<void> {
    const stored = await this.#parts.records.load('h/');
    // Nothing is waited for from here on: what is changed meanwhile would be lost.
    const unreadable: { id: string; damage: Damage | Misfit }[] = [];
    this.#headers.clear();
    for (const [key, record] of stored) {
      const id = key.slice(2);
      if (!record.ok) {
        unreadable.push({ id, damage: record.error });
        continue;
      }
      const value = migrate('header', record.value.schema, record.value.value);
      const header = parse<MatchHeader>(headerSchema, value);
      if (header.ok) this.#headers.set(id, header.value);
      else unreadable.push({ id, damage: header.error });
    }
    this.#publish(unreadable);
  }

  /** The app died while it created these matches: nobody has seen them yet. */
  async #dropUnbegun(): Promise<void> {
    const begun = new Set((await this.#parts.backend.keys('o/')).map((key) => key.split('/')[1]));
    for (const id of [...this.#headers.keys()].filter((id) => !begun.has(id))) {
      this.#headers.delete(id);
      this.#parts.records.remove(headerKey(id));
    }
    this.#publish(this.state.getState().unreadable);
  }

  get(id: string): MatchHeader | undefined {
    const header = this.#headers.get(id);
    return header?.deletedAt === undefined ? header : undefined;
  }

  async create({ options, ...about }: NewMatch): Promise<Result<string, CreateProblem>> {
    const game = await gameOf(this.#parts.games, about);
    if (!game) return fail({ kind: 'unknown-game', game: about.game });
    const parsed = game.codec.options.parse(options);
    if (!parsed.ok) return fail({ kind: 'misfit', misfit: parsed.error });
    const violations = game.checkOptions(parsed.value);
    if (violations.length > 0) return fail({ kind: 'refused', violations });
    return this.#add(about, { options, rulesVersion: game.rulesVersion, seed: newSeed() });
  }

  rename(id: string, name: string): void {
    this.#change(id, { name: titleOf(name) });
  }

  archive(id: string, archived: boolean): void {
    this.#change(id, { archived });
  }

  /** What of the set-up lies on the table. */
  tick(id: string, ticked: readonly string[]): void {
    this.#change(id, { ticked });
  }

  /** The match was opened, and comes first in the list. */
  touch(id: string): void {
    this.#change(id, { openedAt: this.#parts.now() });
  }

  /** How the match came out, as its log tells; `undefined` while it goes on, also again after an undo. */
  finish(id: string, result: MatchResult | undefined): void {
    const header = this.#headers.get(id);
    if (!header) return;
    const { finishedAt, result: before, ...rest } = header;
    const same = canonicalJson(before) === canonicalJson(result);
    if (same && (finishedAt !== undefined) === (result !== undefined)) return;
    this.#put(result ? { ...rest, finishedAt: finishedAt ?? this.#parts.now(), result } : rest);
  }

  /** Takes it off the list. It can be restored until the app starts again a day later. */
  delete(id: string): void {
    this.#change(id, { deletedAt: this.#parts.now() });
  }

  restore(id: string): void {
    const header = this.#headers.get(id);
    if (!header) return;
    const { deletedAt: _, ...rest } = header;
    this.#put(rest);
  }

  /** Headers that a restore has stored. */
  adopt(headers: readonly MatchHeader[]): void {
    for (const header of headers) this.#headers.set(header.id, header);
    this.#publish(this.state.getState().unreadable);
  }

  /** Removes for good what was deleted long ago, and tells which matches that were. */
  async purge(): Promise<readonly string[]> {
    const old = [...this.#headers.values()].filter(
      ({ deletedAt }) => deletedAt !== undefined && deletedAt < this.#parts.now() - GRACE,
    );
    for (const { id } of old) {
      this.#headers.delete(id);
      this.#parts.records.remove(headerKey(id));
      this.#parts.records.remove(startKey(id));
      for (const prefix of [journalPrefix(id), unfinishedKey(id)])
        this.#parts.records.erase(await this.#parts.backend.keys(prefix));
    }
    return old.map(({ id }) => id);
  }

  /** A copy that goes its own way; with `entries` only the beginning of the journal. */
  duplicate(id: string, name: string, entries?: number): Promise<Result<string, OpenProblem>> {
    return reading(() => this.#duplicate(id, name, entries));
  }

  async #duplicate(id: string, name: string, entries?: number): Promise<Result<string, OpenProblem>> {
    const header = this.get(id);
    if (!header) return fail({ kind: 'not-found' });
    const start = await readStart(this.#parts.records, id);
    if (!start.ok) return start;
    await this.#parts.queue.flush().catch(() => undefined);
    const source = await openJournal(this.#parts.backend, id);
    const { kept, parted } = copied(source.entries.slice(0, entries));
    // With the seed of the other match one could look in the copy at what comes there.
    const copy = this.#add({ ...header, name }, { ...start.value, seed: newSeed(), parted });
    if (!copy.ok) return fail({ kind: 'damaged', damage: { kind: 'missing' } });
    const { writer } = await openJournal(this.#parts.backend, copy.value);
    if (!writer) return fail({ kind: 'damaged', damage: { kind: 'missing' } });
    this.#parts.queue.add(writer);
    writer.append(kept);
    await this.#parts.queue.flush().catch(() => undefined);
    this.#parts.queue.release(writer);
    return copy;
  }

  /** What a table chose when its match began; `undefined` where that cannot be read any more. */
  async optionsOf(id: string): Promise<TableOptions | undefined> {
    const header = this.get(id);
    const game = header && (await gameOf(this.#parts.games, header));
    const start = game && (await reading(() => readStart(this.#parts.records, id)));
    const options = start?.ok ? game?.codec.options.parse(start.value.options) : undefined;
    return options?.ok ? options.value : undefined;
  }

  /** The same practice again; the next player begins. */
  rematch(id: string, name: string): Promise<Result<string, OpenProblem | CreateProblem>> {
    return reading(() => this.#rematch(id, name));
  }

  async #rematch(id: string, name: string): Promise<Result<string, OpenProblem | CreateProblem>> {
    const header = this.get(id);
    if (!header) return fail({ kind: 'not-found' });
    const game = await gameOf(this.#parts.games, header);
    if (!game) return fail({ kind: 'unknown-game', game: header.game });
    const start = await readStart(this.#parts.records, id);
    if (!start.ok) return start;
    const options = game.codec.options.parse(start.value.options);
    if (!options.ok) return fail({ kind: 'misfit', misfit: options.error });
    const startSeat = clockwise(options.value.startSeat, options.value.seatCount);
    return this.create({ ...header, name, options: { ...options.value, startSeat } });
  }

  #add(about: Omit<NewMatch, 'options'>, start: MatchStart): Result<string, CreateProblem> {
    const id = newId();
    const now = this.#parts.now();
    const { game, module, name, players, practice, opened, box } = about;
    if (!this.#parts.records.put(startKey(id), start).ok) return fail({ kind: 'too-large' });
    this.#put({
      ...{ id, game, module, name: titleOf(name), players, practice, archived: false },
      ...(opened === undefined ? {} : { opened }),
      ...(box === undefined ? {} : { box }),
      ...{ createdAt: now, openedAt: now },
    });
    return ok(id);
  }

  #change(id: string, change: Partial<MatchHeader>): void {
    const header = this.#headers.get(id);
    if (header) this.#put({ ...header, ...change });
  }

  #put(header: MatchHeader): void {
    this.#headers.set(header.id, header);
    this.#parts.records.put(headerKey(header.id), storedHeader(header));
    this.#publish(this.state.getState().unreadable);
  }

  #publish(unreadable: LibraryState['unreadable']): void {
    const matches = [...this.#headers.values()]
      .filter(({ deletedAt }) => deletedAt === undefined)
      .sort((left, right) => right.openedAt - left.openedAt);
    this.state.setState({ matches, unreadable });
  }
}

/** Without what closes a match: the copy is open. `parted` is beyond every event that it takes along. */
const copied = (
  entries: readonly string[],
): { readonly kept: readonly string[]; readonly parted: number } => {
  let parted = 1;
  const kept: string[] = [];
  for (const text of entries) {
    const entry = parseShape(JSON.parse(text));
    if (entry.ok && entry.value.kind === 'close') continue;
    kept.push(text);
    if (!entry.ok || entry.value.kind !== 'append') continue;
    for (const { id } of entry.value.events) parted = Math.max(parted, id + 1);
  }
  return { kept, parted };
};

const titleOf = (name: string): string => [...name.trim()].slice(0, MAX_NAME).join('');
