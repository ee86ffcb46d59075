import { type Misfit, parse, type Result } from '@/rules/core/codec';
import { type Game } from '@/rules/core/contract';
import { type Backend } from '../storage/backend';
import { type Damage } from '../storage/damage';
import { headerKey, journalPrefix, startKey } from '../storage/keys';
import { merged, type Versions } from '../storage/merge';
import { migrate } from '../storage/migrations';
import { type Sealed } from '../storage/record';
import { type RecordStore } from '../storage/record-store';
import { headerSchema, type MatchHeader } from './header';
import { startIn } from './read-start';

export const HEADERS = headerKey('');
const STARTS = startKey('');

export interface MatchDamage {
  /** What could not be read: who plays and what it is called, or how the match began. */
  readonly part: 'header' | 'start';
  readonly damage: Damage | Misfit;
}

export interface LibraryState {
  /** The one opened last comes first; deleted ones are not among them. */
  readonly matches: readonly MatchHeader[];
  /** Of these matches, by their id, something cannot be read. It is still stored. */
  readonly damaged: ReadonlyMap<string, MatchDamage>;
}

export interface StoredMatches {
  readonly found: ReadonlyMap<string, MatchHeader>;
  readonly damaged: ReadonlyMap<string, MatchDamage>;
  /** The app died while it created these: they have no start, and nothing was played. */
  readonly unbegun: readonly string[];
}

const FIELDS = { keyOf: (item: unknown) => JSON.stringify(item), whole: new Set(['players', 'result']) };

/** A match that was deleted in another window does not come back as a header without a match. */
export const mergeHeaders = (versions: Versions): unknown =>
  versions.theirs === undefined && versions.base !== undefined ? undefined : merged(versions, FIELDS);

interface ReadingParts {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly games: readonly Game[];
}

/** Every match that anything can be told of, and what cannot be. `known`: headers that were read or told before. */
export const readLibrary = async (
  parts: ReadingParts,
  known: ReadonlyMap<string, MatchHeader>,
): Promise<StoredMatches> => {
  const { records } = parts;
  const [stored, starts] = await Promise.all([records.load(HEADERS), records.load(STARTS)]);
  const found = new Map<string, MatchHeader>();
  const damaged = new Map<string, MatchDamage>();
  const lose = (id: string, damage: Damage | Misfit) => damaged.set(id, { part: 'header', damage });
  for (const [key, record] of stored) {
    const id = key.slice(HEADERS.length);
    const header = record.ok ? headerIn(record.value) : record;
    if (header.ok) found.set(id, header.value);
    else lose(id, header.error);
  }
  for (const id of await headless(parts.backend, starts.keys(), stored)) lose(id, { kind: 'missing' });
  const rebuilt = await rebuild(parts, [...damaged.keys()], known);
  const unbegun: string[] = [];
  for (const id of found.keys()) {
    const start = starts.get(startKey(id));
    const begun = start?.ok ? startIn(start.value) : start;
    if (begun?.ok) continue;
    if (begun) damaged.set(id, { part: 'start', damage: begun.error });
    else if ((await parts.backend.keys(journalPrefix(id))).length === 0) unbegun.push(id);
    // Where something was played the match was begun, and it is its start that is lost.
    else damaged.set(id, { part: 'start', damage: { kind: 'missing' } });
  }
  return { found: new Map([...found, ...rebuilt]), damaged, unbegun };
};

/** Matches that were begun and played, and whose header is not there. */
const headless = async (
  backend: Backend,
  starts: Iterable<string>,
  headers: ReadonlyMap<string, unknown>,
): Promise<readonly string[]> => {
  const ids = [...starts].map((key) => key.slice(STARTS.length)).filter((id) => !headers.has(headerKey(id)));
  const journals = await Promise.all(ids.map((id) => backend.keys(journalPrefix(id))));
  return ids.filter((_, index) => journals[index]?.length);
};

/** What can be told of matches whose headers are damaged. */
const rebuild = async (
  parts: ReadingParts,
  ids: readonly string[],
  known: ReadonlyMap<string, MatchHeader>,
): Promise<ReadonlyMap<string, MatchHeader>> => {
  const headers = new Map<string, MatchHeader>();
  if (ids.length === 0) return headers;
  const { rebuildHeader } = await import('./rebuild-header');
  for (const id of ids) headers.set(id, known.get(id) ?? (await rebuildHeader(parts, id)));
  return headers;
};

const headerIn = ({ schema, value }: Sealed): Result<MatchHeader, Misfit> =>
  parse<MatchHeader>(headerSchema, migrate('header', schema, value));
