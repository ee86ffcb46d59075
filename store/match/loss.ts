import { type Backend } from '../storage/backend';
import { journalPrefix, startKey } from '../storage/keys';
import { type RecordStore } from '../storage/record-store';
import { type Loss, type OpenMatch } from './open-match';

interface LossParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly match: OpenMatch | undefined;
}

/** What the disk has lost of a match that is played: its storage may have been deleted. Its start goes there again. */
export const lossOf = async ({ backend, records, match }: LossParts): Promise<Loss> => {
  if (!match || !backend.transactional) return 'nothing';
  const { id } = match.session;
  const key = startKey(id);
  if (records.pending(key) !== undefined || (await backend.keys(key)).includes(key)) return 'nothing';
  const chunks = await backend.keys(journalPrefix(id));
  // What was known of the disk is not true any more.
  await records.load('');
  records.accept('');
  records.put(key, match.start);
  return chunks.length > 0 ? 'start' : 'everything';
};
