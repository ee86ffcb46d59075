import { fail, ok, type Result } from '@/rules/core/codec';
import { parseShape } from '@/rules/core/log/journal';
import { type Backend } from '../storage/backend';
import { openJournal } from '../storage/journal-store';
import { PairWriter } from '../storage/pair-writer';
import { type RecordStore } from '../storage/record-store';
import { withUnsaved } from '../storage/unsaved';
import { type WriteQueue } from '../storage/write-queue';
import { type Unread } from './read-start';

/** There is no room for it on the disk. */
export interface Full {
  readonly kind: 'full';
}

interface CopyParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly queue: WriteQueue;
}

interface Copied {
  readonly kept: readonly string[];
  /** Beyond every event that it takes along. */
  readonly parted: number;
}

/** What a copy of this match begins with, as it is on screen; with `count` only its first entries. */
export const copyOf = async (
  { backend, queue }: CopyParts,
  match: string,
  count?: number,
): Promise<Copied> => {
  const { entries } = await openJournal(withUnsaved(backend, queue.unsaved()), match);
  return copied(entries.slice(0, count));
};

/** Writes a log that is stored nowhere yet; all of it or, where it does not fit, nothing. */
export const writeJournal = async (
  { backend, records, queue }: CopyParts,
  match: string,
  entries: readonly string[],
): Promise<Result<undefined, Full | Unread>> => {
  const { writer } = await openJournal(backend, match);
  writer?.append(entries);
  const pairs = new PairWriter(`log of ${match}`, writer?.unsaved().flatMap(({ set }) => set) ?? []);
  queue.add(pairs);
  await queue.tried();
  queue.release(pairs);
  if (pairs.waiting === 0) return ok(undefined);
  records.erase(pairs.touched);
  const { state } = queue;
  return fail({ kind: state.kind === 'retrying' && state.reason === 'failed' ? 'unread' : 'full' });
};

/** Without what closes a match: the copy is open. */
const copied = (entries: readonly string[]): Copied => {
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
