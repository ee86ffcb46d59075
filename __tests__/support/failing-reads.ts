import { StorageError } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';

/** A disk whose n-th answer to a question fails: only that one, or that one and all after it. */
export class FailingReads extends MemoryBackend {
  reads = 0;
  failsAt = Infinity;
  forever = false;

  get failed(): boolean {
    return this.reads > this.failsAt;
  }

  /** From now on it counts anew. */
  failAt(index: number, forever: boolean): void {
    this.reads = 0;
    this.failsAt = index;
    this.forever = forever;
  }

  /** It answers again. */
  mend(): void {
    this.failAt(Infinity, false);
  }

  override async keys(prefix: string): Promise<readonly string[]> {
    this.#count();
    return super.keys(prefix);
  }

  override async read(keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    this.#count();
    return super.read(keys);
  }

  #count(): void {
    const index = this.reads++;
    if (index === this.failsAt || (this.forever && index > this.failsAt))
      throw new StorageError('failed', 'The disk does not answer.');
  }
}
