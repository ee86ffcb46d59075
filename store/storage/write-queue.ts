import { type Batch, type Backend, StorageError, toStorageError } from './backend';
import { type WriteSource } from './write-source';

/** Time as the queue needs it, so that a test can hold it still. */
export interface Clock {
  now(): number;
  /** Runs it once after so many milliseconds; what it returns cancels. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'retrying'; readonly since: number; readonly reason: 'full' | 'failed' }
  /** Another tab wrote to these matches; they are not written any more until they are released. */
  | { readonly kind: 'conflict'; readonly sources: readonly string[] };

const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;

/** What a source has under way: one write, and another where the page seemed to be left meanwhile. */
interface Flight {
  readonly source: WriteSource;
  readonly writes: Promise<StorageError | undefined>[];
}

/** Room that can be given up, a part at a time. */
export interface Spare {
  /** `false`: there is nothing left to give. */
  give(): Promise<boolean>;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: StorageError) => void;
}

/**
 * The only way to the disk, one write at a time. It begins when the tap that changed something has done all that it
 * does: before anything is drawn, and with everything that the tap changed. While a write is under way its source
 * collects what comes next, so a burst of moves becomes two writes. A write that fails is tried again until it works:
 * sources keep what they have not been told is stored. Meanwhile the others go on, because a phone that has no room
 * for one of them may have some for the next.
 */
export class WriteQueue {
  readonly #backend: Backend;
  readonly #clock: Clock;
  readonly #dirty = new Set<WriteSource>();
  readonly #conflicts = new Set<WriteSource>();
  /** Their last write failed. */
  readonly #failing = new Set<WriteSource>();
  /** Of those, the ones that wait for the next try. */
  readonly #held = new Set<WriteSource>();
  readonly #listeners = new Set<() => void>();
  #waiting: Waiting[] = [];
  #trying: (() => void)[] = [];
  #spare: Spare | undefined;
  #started = false;
  #flight: Flight | undefined;
  #delay = FIRST_DELAY;
  #failure: { readonly since: number; readonly reason: 'full' | 'failed' } | undefined;
  #cancelRetry: (() => void) | undefined;
  #state: SaveState = { kind: 'saved' };

  constructor(backend: Backend, clock: Clock = systemClock) {
    this.#backend = backend;
    this.#clock = clock;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Another tab wrote what this source should have written. */
  refuses(source: WriteSource): boolean {
    return this.#conflicts.has(source);
  }

  /** Tells of every change of `state`; what it returns unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Loading is done: from now on it is written. */
  start(): void {
    this.#started = true;
    void this.#run();
  }

  /** What is given up before the match of the evening is not stored. */
  keep(spare: Spare): void {
    this.#spare = spare;
  }

  /** From now on whatever the source has to write is written. */
  add(source: WriteSource): void {
    source.attach(() => this.#touch(source));
    this.#touch(source);
  }

  /** Stops writing the source, at once: it was taken over by another tab, or closed after a `flush`. */
  release(source: WriteSource): void {
    source.attach(() => {});
    this.#dirty.delete(source);
    this.#conflicts.delete(source);
    this.#recovered(source);
    this.#settle();
  }

  /** Tries again at once after a failure. */
  retryNow(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    this.#held.clear();
    void this.#run();
  }

  /**
   * The page may be gone before the write under way is done, so that nothing can wait for it: what came since is handed
   * over too, and what can be merged is handed over without a look at what another window may have written in the same
   * moment. A page that stays writes some of it twice, which changes nothing.
   */
  leave(): void {
    if (!this.#started) return;
    for (const source of this.#dirty) {
      const batch = source.next();
      if (!batch) continue;
      const unchecked = source.merges && !this.#held.has(source);
      const write = this.#attempt(unchecked ? { ...batch, unchecked } : batch);
      if (this.#flight?.source === source) this.#flight.writes.push(write);
    }
  }

  /** Resolves when everything queued so far is durable; rejects when a conflict keeps it from being written. */
  flush(): Promise<void> {
    this.retryNow();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#settle();
    });
  }

  /** Resolves when everything queued so far is durable, or was tried and failed: then `state` says why. */
  tried(): Promise<void> {
    return new Promise((resolve) => {
      this.#trying.push(resolve);
      this.retryNow();
    });
  }

  /** What would still be written now, in its order. */
  unsaved(): readonly Batch[] {
    return [...this.#dirty, ...this.#conflicts].flatMap((source) => source.unsaved());
  }

  #touch(source: WriteSource): void {
    // What has changed may be what makes it fit.
    this.#held.delete(source);
    if (!this.#conflicts.has(source)) this.#dirty.add(source);
    queueMicrotask(() => void this.#run());
    this.#publish();
  }

  async #run(): Promise<void> {
    if (this.#flight) return;
    for (let job = this.#next(); job; job = this.#next()) {
      const { source, batch } = job;
      this.#flight = { source, writes: [this.#attempt(batch)] };
      const error = await landed(this.#flight);
      if (error) await this.#failed(source, error);
      this.#flight = undefined;
      if (!error) this.#succeeded(source);
      this.#publish();
    }
    this.#settle();
  }

  /** Sources are drained in the order in which they had something to write. */
  #next(): { readonly source: WriteSource; readonly batch: Batch } | undefined {
    if (!this.#started) return undefined;
    for (const source of this.#dirty) {
      if (this.#held.has(source)) continue;
      const batch = source.next();
      if (batch) return { source, batch };
      this.#dirty.delete(source);
      this.#recovered(source);
    }
    return undefined;
  }

  async #attempt(batch: Batch): Promise<StorageError | undefined> {
    try {
      await this.#backend.write(batch);
      return undefined;
    } catch (error) {
      return toStorageError(error);
    }
  }

  #succeeded(source: WriteSource): void {
    this.#recovered(source);
    source.written();
  }

  #recovered(source: WriteSource): void {
    this.#failing.delete(source);
    this.#held.delete(source);
    if (this.#failing.size > 0) return;
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    this.#failure = undefined;
    this.#delay = FIRST_DELAY;
  }

  async #failed(source: WriteSource, { kind }: StorageError): Promise<void> {
    if (kind === 'full' && (await this.#makesRoom(source))) return;
    if (kind === 'conflict' && (await this.#settles(source))) return;
    if (!this.#dirty.has(source)) return;
    const reason = kind === 'full' ? 'full' : 'failed';
    this.#failing.add(source);
    this.#held.add(source);
    this.#failure = { since: this.#failure?.since ?? this.#clock.now(), reason };
    if (this.#cancelRetry) return;
    this.#cancelRetry = this.#clock.after(this.#delay, () => this.retryNow());
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  async #makesRoom(source: WriteSource): Promise<boolean> {
    const fit = source.full();
    if (fit !== 'urgent') return fit === 'smaller';
    return (await this.#spare?.give().catch(() => false)) ?? false;
  }

  /** `false`: what to do about it could not be found out. */
  async #settles(source: WriteSource): Promise<boolean> {
    try {
      if (!(await source.refused()) && this.#dirty.delete(source)) this.#conflicts.add(source);
      return true;
    } catch {
      return false;
    }
  }

  #settle(): void {
    this.#publish();
    if (this.#flight || [...this.#dirty].some((source) => !this.#held.has(source))) return;
    const trying = this.#trying;
    this.#trying = [];
    for (const resolve of trying) resolve();
    if (this.#dirty.size > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { resolve, reject } of waiting)
      if (this.#conflicts.size > 0)
        reject(new StorageError('conflict', 'Another tab wrote to the same match.'));
      else resolve();
  }

  #publish(): void {
    const state = this.#current();
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #current(): SaveState {
    if (this.#failure && this.#dirty.size > 0) return { kind: 'retrying', ...this.#failure };
    if (this.#conflicts.size > 0)
      return { kind: 'conflict', sources: [...this.#conflicts].map(({ name }) => name) };
    return { kind: this.#flight || this.#dirty.size > 0 ? 'saving' : 'saved' };
  }
}

const landed = async ({ writes }: Flight): Promise<StorageError | undefined> => {
  let failure: StorageError | undefined;
  // One may still be added while the one before it is waited for, and holds all that this one does.
  for (const write of writes) failure = await write;
  return failure;
};
