import { fail, ok, type Result } from '@/rules/core/codec';
import { type Batch, type Expectation } from './backend';
import { utf8Length } from './bytes';
import { encodeChunk, encodeLine, type Line, MAX_ENTRY_BYTES, roomFor } from './chunk';
import { type TooLarge } from './damage';
import { chunkKey, otherSlot, type Slot } from './keys';
import { type Fit, type WriteSource } from './write-source';

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
  /** What is stored, in its order. */
  readonly entries?: readonly string[];
  /** What is stored of this chunk, where that says the same in less room. */
  readonly packed?: ((chunk: OpenChunk) => Promise<string | undefined>) | undefined;
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
  /** It is being played: before it is not stored, the reserve is given up. */
  urgent = false;
  /** Whether nothing of the match is on the disk any more. */
  lost = async (): Promise<boolean> => false;
  readonly #packed: WriterStart['packed'];
  readonly #transactional: boolean;
  readonly #repairs: Batch[];
  #open: OpenChunk;
  #pending: Line[] = [];
  /** The whole journal, so that it can be written anew when the disk has lost it. */
  readonly #entries: string[];
  #flight: Flight | undefined;
  /** Texts whose write reported failure; any of them may have arrived all the same. */
  #attempts: readonly string[] = [];
  #changed = (): void => {};

  constructor({ match, transactional, open, repairs, entries = [], packed }: WriterStart) {
    this.#packed = packed;
    this.name = match;
    this.#transactional = transactional;
    this.#open = open;
    this.#repairs = [...repairs];
    this.#entries = [...entries];
  }

  /** How many entries are durable. */
  get stored(): number {
    return this.#open.first + this.#open.lines.length;
  }
  /** How many entries still have to be written. */
  get waiting(): number {
    return this.#pending.length;
  }

  /** Everything that was ever appended, stored or not. */
  get entries(): readonly string[] {
    return this.#entries;
  }

  /** Queues the entries, all or none. Each is a JSON text on one line; a crash keeps or loses it as a whole. */
  append(entries: readonly string[]): Result<undefined, TooLarge> {
    for (const json of entries) {
      const bytes = utf8Length(json);
      if (bytes > MAX_ENTRY_BYTES) return fail({ kind: 'too-large', bytes, limit: MAX_ENTRY_BYTES });
    }
    const sequence = this.stored + this.#pending.length;
    entries.forEach((json, index) => this.#pending.push(encodeLine(this.name, sequence + index, json)));
    this.#entries.push(...entries);
    this.#changed();
    return ok(undefined);
  }

  attach(changed: () => void): void {
    this.#changed = changed;
  }

  /** What is damaged stays as it is until something is to be written in its place. */
  next(): Batch | undefined {
    if (this.#pending.length === 0) return undefined;
    const [repair] = this.#repairs;
    if (repair) {
      this.#flight = { repair: true };
      return repair;
    }
    const step = this.#step(this.#open, this.#pending);
    const { text } = step;
    if (!this.#attempts.includes(text)) this.#attempts = [...this.#attempts, text];
    this.#flight = { repair: false, open: step.open, taken: step.taken };
    return this.#transactional ? { ...step.batch, expect: this.#expectations(step) } : step.batch;
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

  /**
   * Two histories cannot both go on; what is waiting stays here until people have decided. Where there is no other
   * one, because another window has only packed this one or the disk has lost the match, it goes on.
   */
  async refused(): Promise<boolean> {
    const packed = await this.#packed?.(this.#open);
    if (packed !== undefined && packed !== this.#open.stored) {
      this.#open = { ...this.#open, stored: packed };
      return true;
    }
    const lost = await this.lost();
    if (lost) this.writeAnew();
    return lost;
  }

  writeAnew(): void {
    this.#repairs.length = 0;
    this.#open = { chunk: 0, first: 0, lines: [] };
    this.#attempts = [];
    this.#flight = undefined;
    this.#pending = this.#entries.map((json, index) => encodeLine(this.name, index, json));
    this.#changed();
  }

  full(): Fit {
    return this.urgent ? 'urgent' : 'wait';
  }

  unsaved(): readonly Batch[] {
    if (this.#pending.length === 0) return [];
    const batches = [...this.#repairs];
    let open = this.#open;
    for (let left = this.#pending; left.length > 0;) {
      const step = this.#step(open, left);
      batches.push(step.batch);
      open = step.open;
      left = left.slice(step.taken);
    }
    return batches;
  }

  /** The next chunk to be written, when this one is the open one and these lines wait. */
  #step(open: OpenChunk, pending: readonly Line[]): Step {
    const [line] = pending;
    const starts =
      line !== undefined && open.lines.length > 0 && !roomFor(open.lines, sizeOf(open.lines), line);
    const first = open.first + open.lines.length;
    const chunk: OpenChunk = starts ? { chunk: open.chunk + 1, first, lines: [] } : open;
    const { lines, taken } = filled(chunk.lines, pending);
    const slot = this.#transactional ? undefined : otherSlot(chunk.slot);
    const text = encodeChunk({ match: this.name, chunk: chunk.chunk, first: chunk.first }, lines);
    const stale = starts && slot ? [chunkKey(this.name, open.chunk, otherSlot(open.slot))] : [];
    const batch = { set: [[chunkKey(this.name, chunk.chunk, slot), text] as const], remove: stale };
    return { batch, text, taken, target: chunk, starts, open: { ...chunk, lines, slot, stored: text } };
  }

  /** A full chunk is expected too when the next one starts: the match may have been deleted elsewhere. */
  #expectations({ target: chunk, starts }: Step): readonly Expectation[] {
    const target: Expectation = [chunkKey(this.name, chunk.chunk), [chunk.stored, ...this.#attempts]];
    return starts ? [target, [chunkKey(this.name, this.#open.chunk), [this.#open.stored]]] : [target];
  }
}

interface Step {
  readonly batch: Batch;
  readonly text: string;
  readonly taken: number;
  /** The chunk as it was before. */
  readonly target: OpenChunk;
  readonly starts: boolean;
  /** The chunk as it is then. */
  readonly open: OpenChunk;
}

const filled = (
  before: readonly Line[],
  pending: readonly Line[],
): { readonly lines: readonly Line[]; readonly taken: number } => {
  const lines = [...before];
  let bytes = sizeOf(before);
  let taken = 0;
  for (const line of pending) {
    if (!roomFor(lines, bytes, line)) break;
    lines.push(line);
    bytes += line.bytes;
    taken++;
  }
  return { lines, taken };
};

const sizeOf = (lines: readonly Line[]): number => lines.reduce((bytes, line) => bytes + line.bytes, 0);
