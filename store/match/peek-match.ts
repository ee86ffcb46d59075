import { fail, type Result } from '@/rules/core/codec';
import { type Limits } from '@/rules/core/log/limits';
import { journalPrefix } from '../storage/keys';
import { type MatchHeader } from './header';
import { readMatch, type Reading, type StoredMatch } from './read-match';
import { type OpenProblem } from './read-start';

/** More than is read of a match that nobody has asked for. */
export interface TooLong {
  readonly kind: 'too-long';
}

/** Several long evenings, and still nothing that the first screen would wait for. */
const PEEK_LIMITS: Limits = { events: 2_500, entries: 2_500, work: 1_000_000 };
/** Each has as many values, so a longer journal is told from its keys alone. */
const MOST_CHUNKS = 160;

/** Reads a match for a list of them; one that would hold the list up is left alone. */
export const peekMatch = async (
  reading: Reading,
  header: MatchHeader,
): Promise<Result<StoredMatch, OpenProblem | TooLong>> => {
  const chunks = await reading.backend.keys(journalPrefix(header.id));
  if (chunks.length > MOST_CHUNKS) return fail({ kind: 'too-long' });
  const read = await readMatch({ ...reading, limits: PEEK_LIMITS }, header);
  return read.ok && read.value.loaded.excess ? fail({ kind: 'too-long' }) : read;
};
