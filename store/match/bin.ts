import { type Backend, type Pair } from '../storage/backend';
import { headerKey, isHeaderKey, startKey, unfinishedKey } from '../storage/keys';
import { PairWriter } from '../storage/pair-writer';
import { type RecordStore } from '../storage/record-store';
import { withUnsaved } from '../storage/unsaved';
import { type WriteQueue } from '../storage/write-queue';
import { type MatchHeader, storedHeader } from './header';
import { pairsOf } from './pairs';

export interface BinParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly queue: WriteQueue;
  readonly now: () => number;
}

interface Kept {
  /** Where it is sound. */
  readonly header: MatchHeader | undefined;
  readonly pairs: readonly Pair[];
}

const partsOf = (match: string): readonly string[] => [startKey(match), unfinishedKey(match)];

/**
 * Deleted matches. Their bytes are free at once, which is what somebody with a full phone deletes them for; until
 * the app starts again they are kept here, to be brought back.
 */
export class Bin {
  readonly #parts: BinParts;
  readonly #kept = new Map<string, Kept>();
  /** What is done to a match is done one after the other. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(parts: BinParts) {
    this.#parts = parts;
  }

  /** Something is being done to it: what the disk says of it will not be true in a moment. */
  isBusy(match: string): boolean {
    return this.#turns.has(match);
  }

  async settled(match: string): Promise<void> {
    await this.#turns.get(match);
  }

  async idle(): Promise<void> {
    await Promise.allSettled(this.#turns.values());
  }

  /**
   * `close` is called when everything is known that was not stored yet. Rejects where the disk cannot be read. A sound
   * header says at once that it is deleted: should the app die half-way, the rest goes at the next start.
   */
  remove(match: string, header: MatchHeader | undefined, close: () => void): Promise<void> {
    const { backend, queue, records, now } = this.#parts;
    if (header) records.put(headerKey(match), storedHeader({ ...header, deletedAt: now() }));
    return this.#inTurn(match, async () => {
      const pairs = await pairsOf(withUnsaved(backend, queue.unsaved()), match);
      this.#kept.set(match, { header, pairs: pairs.filter(([key]) => !header || !isHeaderKey(key)) });
      close();
      if (!backend.transactional) await queue.tried();
      this.#takeAway(match, pairs);
      if (!backend.transactional) await queue.tried();
      records.remove(headerKey(match));
      await queue.tried();
    });
  }

  /** `false`: there is no room for it any more. It stays here, for another try. */
  bringBack(match: string): Promise<boolean> {
    return this.#inTurn(match, async () => {
      const { queue, records } = this.#parts;
      const kept = this.#kept.get(match);
      if (!kept) return false;
      const key = headerKey(match);
      // What the disk has not taken away yet would go after what is brought back.
      records.spare([key, ...partsOf(match), ...kept.pairs.map(([stored]) => stored)]);
      const writer = new PairWriter(`back ${match}`, kept.pairs, { onlyFree: true });
      queue.add(writer);
      await queue.tried();
      queue.release(writer);
      // The header comes last: without it nothing of the match is seen.
      const isWritten = writer.waiting === 0 && !writer.isOvertaken;
      if (isWritten && kept.header) records.put(key, storedHeader(kept.header));
      await queue.tried();
      if (writer.waiting > 0 || records.pending(key) !== undefined) {
        records.remove(key);
        this.#takeAway(match, kept.pairs);
        await queue.tried();
        return false;
      }
      this.#kept.delete(match);
      for (const known of [key, ...partsOf(match)]) await records.load(known);
      // What another window has made of it is not shown here before the next look.
      if (!writer.isOvertaken) records.accept(key);
      return true;
    });
  }

  /** Its journal takes less room afterwards. How many bytes that freed. */
  pack(match: string): Promise<number> {
    return this.#inTurn(match, async () => {
      const { backend, queue } = this.#parts;
      const { packingOf } = await import('../storage/pack-journal');
      const packing = await packingOf(backend, match);
      queue.add(packing);
      await queue.tried();
      queue.release(packing);
      return packing.freed;
    });
  }

  /** All but its header, which goes last. */
  #takeAway(match: string, pairs: readonly Pair[]): void {
    const { records } = this.#parts;
    for (const part of partsOf(match)) records.remove(part);
    records.erase(pairs.map(([key]) => key).filter((key) => !isHeaderKey(key)));
  }

  #inTurn<T>(match: string, act: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(match) ?? Promise.resolve()).catch(() => undefined).then(act);
    this.#turns.set(match, turn);
    const done = () => {
      if (this.#turns.get(match) === turn) this.#turns.delete(match);
    };
    turn.then(done, done);
    return turn;
  }
}
