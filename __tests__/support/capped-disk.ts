import { type Batch, StorageError } from '@/store/storage/backend';
import { utf8Length } from '@/store/storage/bytes';
import { MemoryBackend } from '@/store/storage/memory';

const sizeOf = (values: ReadonlyMap<string, string>): number =>
  [...values].reduce((sum, [key, value]) => sum + utf8Length(key) + utf8Length(value), 0);

/** A phone whose storage holds so many bytes. Without transactions of a batch that does not fit a part is written. */
export class CappedDisk extends MemoryBackend {
  override readonly volatile = false;
  cap = Infinity;
  /** It has no room even for taking something away, as a database that writes down first what it will do. */
  isStuck = false;

  get used(): number {
    return sizeOf(this.values);
  }

  override async write(batch: Batch): Promise<void> {
    if (this.isStuck) throw new StorageError('full', 'database or disk is full');
    if (this.transactional) this.#check(batch);
    else
      for (const pair of batch.set) {
        this.#check({ set: [pair], remove: [] });
        await super.write({ set: [pair], remove: [] });
      }
    await super.write(batch);
  }

  #check({ set, remove }: Batch): void {
    const after = new Map([...this.values, ...set]);
    for (const key of remove) after.delete(key);
    if (set.length > 0 && sizeOf(after) > this.cap)
      throw new StorageError('full', 'database or disk is full');
  }
}
