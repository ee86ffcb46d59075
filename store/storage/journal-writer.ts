import { fail, ok, type Result } from '@/rules/core/codec';
import { type Batch, type Expectation } from './backend';
import { utf8Length } from './bytes';
import { encodeChunk, encodeLine, type Line, MAX_ENTRY_BYTES, roomFor } from './chunk';
import { type TooLarge } from './damage';
import { chunkKey, otherSlot, type Slot } from './keys';
import { type WriteSource } from './write-queue';

/** The chunk that is still being filled, as it was last stored. */
export interface OpenChunk {
  readonly chunk: number;
  readonly first: number;
  readonly lines: readonly Line[];
  readonly slot?: Slot | undefined;
  readonly stored?: string | undefined;
}

export interface WriterStart {
  readonly match: string;
  readonly transactional: boolean;
  readonly open: OpenChunk;
  readonly repairs: readonly Batch[];
}

type Flight =
  { readonly repair: true } | { readonly repair: false; readonly open: OpenChunk; readonly taken: number };

/**
 * Turns appended entries into writes of the open chunk, and nothing else: what a write costs does not depend on
 * how long the journal is. Without transactions the chunk is written into its two slots in turn, so that a write
 * that dies half-way cannot hurt what was stored before.
 */
export class JournalWriter implements WriteSource {
  readonly name: string;
  readonly #transactional: boolean;
  readonly #repairs: Batch[];
  #open: OpenChunk;
  #pending: Line[] = [];
  #flight: Flight | undefined;
  /** Texts whose write reported failure; any of them may have arrived all the same. */
  #attempts: readonly string[] = [];
  #changed = (): void => {};

  constructor({ match, transactional, open, repairs }: WriterStart) {
    this.name = match;
    this.#transactional = transactional;
    this.#open = open;
    this.#repairs = [...repairs];
  }

  /** How many entries are durable. */
  get stored(): number {
    return this.#open.first + this.#open.lines.length;
  }
  /** How many entries still have to be written. */
  get waiting(): number {
    return this.#pending.length;
  }

  /** Queues the entries, all or none. Each is a JSON text on one line; a crash keeps or loses it as a whole. */
  append(entries: readonly string[]): Result<undefined, TooLarge> {
    for (const json of entries) {
      const bytes = utf8Length(json);
      if (bytes > MAX_ENTRY_BYTES) return fail({ kind: 'too-large', bytes, limit: MAX_ENTRY_BYTES });
    }
    const sequence = this.stored + this.#pending.length;
    entries.forEach((json, index) => this.#pending.push(encodeLine(this.name, sequence + index, json)));
    this.#changed();
    return ok(undefined);
  }

  attach(changed: () => void): void {
    this.#changed = changed;
  }

  next(): Batch | undefined {
    const [repair] = this.#repairs;
    if (repair) {
      this.#flight = { repair: true };
      return repair;
    }
    return this.#pending.length > 0 ? this.#write() : undefined;
  }

  written(): void {
    if (!this.#flight) return;
    if (this.#flight.repair) {
      this.#repairs.shift();
    } else {
      this.#open = this.#flight.open;
      this.#pending.splice(0, this.#flight.taken);
      this.#attempts = [];
    }
    this.#flight = undefined;
  }

  /** Two histories cannot both go on; what is waiting stays here until people have decided. */
  refused(): boolean {
    return false;
  }

  #write(): Batch {
    const { chunk, starts } = this.#target();
    const { lines, taken } = this.#filled(chunk.lines);
    const slot = this.#transactional ? undefined : otherSlot(chunk.slot);
    const key = chunkKey(this.name, chunk.chunk, slot);
    const text = encodeChunk({ match: this.name, chunk: chunk.chunk, first: chunk.first }, lines);
    const expect = this.#expectations(chunk, starts);
    if (!this.#attempts.includes(text)) this.#attempts = [...this.#attempts, text];
    this.#flight = { repair: false, open: { ...chunk, lines, slot, stored: text }, taken };
    const stale = starts && slot ? [chunkKey(this.name, this.#open.chunk, otherSlot(this.#open.slot))] : [];
    return { set: [[key, text]], remove: stale, ...(this.#transactional ? { expect } : {}) };
  }

  #target(): { readonly chunk: OpenChunk; readonly starts: boolean } {
    const open = this.#open;
    const [line] = this.#pending;
    if (!line || open.lines.length === 0 || roomFor(open.lines, sizeOf(open.lines), line))
      return { chunk: open, starts: false };
    return { chunk: { chunk: open.chunk + 1, first: this.stored, lines: [] }, starts: true };
  }

  #filled(before: readonly Line[]): { readonly lines: readonly Line[]; readonly taken: number } {
    const lines = [...before];
    let bytes = sizeOf(before);
    let taken = 0;
    for (const line of this.#pending) {
      if (!roomFor(lines, bytes, line)) break;
      lines.push(line);
      bytes += line.bytes;
      taken++;
    }
    return { lines, taken };
  }

  /** A full chunk is expected too when the next one starts: the match may have been deleted elsewhere. */
  #expectations(chunk: OpenChunk, starts: boolean): readonly Expectation[] {
    const target: Expectation = [chunkKey(this.name, chunk.chunk), [chunk.stored, ...this.#attempts]];
    return starts ? [target, [chunkKey(this.name, this.#open.chunk), [this.#open.stored]]] : [target];
  }
}

const sizeOf = (lines: readonly Line[]): number => lines.reduce((bytes, line) => bytes + line.bytes, 0);
