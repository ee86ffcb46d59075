import { type Batch, type StorageError } from '@/store/storage/backend';
import { MemoryBackend } from '@/store/storage/memory';

/** A disk that a test can slow down, and fill. */
export class Disk extends MemoryBackend {
  override readonly volatile = false;
  failing: StorageError | undefined;
  #held: (() => void)[] | undefined;

  /** What is written from here on is under way until `answer`. */
  hold(): void {
    this.#held = [];
  }

  answer(): void {
    for (const pass of this.#held ?? []) pass();
    this.#held = undefined;
  }

  override async write(batch: Batch): Promise<void> {
    await new Promise<void>((pass) => (this.#held ? this.#held.push(pass) : pass()));
    if (this.failing) throw this.failing;
    await super.write(batch);
  }
}
