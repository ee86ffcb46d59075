import { type Batch, StorageError } from '@/store/storage/backend';
import { FailingReads } from './failing-reads';

/** How a write fails: nothing of it was done, or all of it and only the answer was lost. */
export type Manner = 'refused' | 'done but reported as failed';

/** A disk of which one read and one write fail, each once. */
export class FailingDisk extends FailingReads {
  override readonly volatile = false;
  writes = 0;
  writeFailsAt = Infinity;
  manner: Manner = 'refused';
  kind: 'full' | 'failed' = 'failed';

  override async write(batch: Batch): Promise<void> {
    if (this.writes++ !== this.writeFailsAt) return super.write(batch);
    if (this.manner === 'done but reported as failed') await super.write(batch);
    throw new StorageError(this.kind, 'The disk does not take it.');
  }
}
