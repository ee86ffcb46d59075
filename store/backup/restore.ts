import { type PlayerStore } from '@/store/settings/players';
import { type SettingsStore } from '@/store/settings/settings';
import { type Problem } from '@/store/storage/load-records';
import { type Catalogue } from '../catalogue/catalogue';
import { type MatchHeader, storedHeader } from '../match/header';
import { type Backend, type Batch, type Pair } from '../storage/backend';
import { openJournal } from '../storage/journal-store';
import { type JournalWriter } from '../storage/journal-writer';
import { headerKey, journalPrefix, startKey } from '../storage/keys';
import { type RecordStore } from '../storage/record-store';
import { type WriteQueue, type WriteSource } from '../storage/write-queue';
import { type MatchPlan, type RestorePlan } from './plan';

export interface RestoreTarget {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly queue: WriteQueue;
  readonly settings: SettingsStore;
  readonly players: PlayerStore;
  readonly catalogue: Catalogue;
}

export type RestoreProblem =
  | Problem
  /** The match was played on, here or in another tab, since the plan was made. */
  | { readonly key: string; readonly reason: { readonly kind: 'changed' } };

export interface Restored {
  /** Headers that were written, for the list of matches. */
  readonly headers: readonly MatchHeader[];
  readonly problems: readonly RestoreProblem[];
}

interface Import {
  readonly plan: MatchPlan;
  readonly writer: JournalWriter;
}

/**
 * Carries out a plan. No match that it touches may be open. A header is written when everything else of its match
 * is durable, so that dying in between leaves no half match; doing it again completes it.
 */
export const restore = async (plan: RestorePlan, target: RestoreTarget): Promise<Restored> => {
  const { queue, records, players, catalogue, settings } = target;
  await settled(queue);
  const imports: Import[] = [];
  const problems: RestoreProblem[] = [];
  const wanted = plan.matches.filter(needsWriting);
  if (wanted.some(({ writesStart }) => writesStart)) await records.load(startKey(''));
  const backend = await withKeysOf(target.backend);
  for (const match of wanted) {
    const prepared = await prepare(match, { ...target, backend });
    if ('writer' in prepared) imports.push(prepared);
    else problems.push(prepared);
  }
  const sources = [new PairWriter('aside', plan.aside), ...imports.map(({ writer }) => writer)];
  for (const source of sources) queue.add(source);
  await settled(queue);
  const headers: MatchHeader[] = [];
  for (const { plan: match, writer } of imports) {
    if (writer.waiting > 0) problems.push(changed(match));
    else if (match.header) headers.push(match.header);
  }
  for (const source of sources) queue.release(source);
  if (headers.length > 0) await records.load(headerKey(''));
  for (const header of headers) {
    records.put(headerKey(header.id), storedHeader(header));
  }
  problems.push(...catalogue.merge(plan.boxes));
  if (plan.players) players.merge(plan.players);
  if (plan.settings) settings.set(plan.settings);
  await settled(queue);
  return { headers, problems };
};

const needsWriting = ({ writesStart, header, present, match }: MatchPlan): boolean =>
  writesStart || header !== undefined || present < match.journal.length;

/** A phone gives the keys of everything or none; asked for each match anew, that would be the longest part of it. */
const withKeysOf = async (backend: Backend): Promise<Backend> => {
  const byMatch = new Map<string, string[]>();
  for (const key of await backend.keys('j/')) {
    const prefix = journalPrefix(key.split('/')[1] ?? '');
    const known = byMatch.get(prefix);
    if (known) known.push(key);
    else byMatch.set(prefix, [key]);
  }
  return {
    transactional: backend.transactional,
    volatile: backend.volatile,
    keys: (prefix) =>
      prefix.startsWith('j/') ? Promise.resolve(byMatch.get(prefix) ?? []) : backend.keys(prefix),
    read: (keys) => backend.read(keys),
    write: (batch) => backend.write(batch),
  };
};

const prepare = async (plan: MatchPlan, target: RestoreTarget): Promise<Import | RestoreProblem> => {
  const { header, start, journal } = plan.match;
  const { entries, writer } = await openJournal(target.backend, header.id);
  const known = entries.slice(0, journal.length);
  const stays = known.length >= plan.present && known.every((entry, index) => entry === journal[index]);
  if (!writer || !stays) return changed(plan);
  if (plan.writesStart) {
    const put = target.records.put(startKey(header.id), start);
    if (!put.ok) return { key: startKey(header.id), reason: put.error };
  }
  const appended = writer.append(journal.slice(entries.length));
  if (!appended.ok) return { key: header.id, reason: appended.error };
  return { plan, writer };
};

const changed = ({ match }: MatchPlan): RestoreProblem => ({
  key: match.header.id,
  reason: { kind: 'changed' },
});

/** A conflict of some other match does not concern us: ours are looked at one by one. */
const settled = (queue: WriteQueue): Promise<void> => queue.flush().catch(() => undefined);

const PAIRS = 20;

/** Writes values under keys that nothing is stored at yet, some at a time. */
class PairWriter implements WriteSource {
  readonly name: string;
  readonly #pairs: readonly Pair[];
  #done = 0;

  constructor(name: string, pairs: readonly Pair[]) {
    this.name = name;
    this.#pairs = pairs;
  }

  attach(): void {}

  next(): Batch | undefined {
    const set = this.#pairs.slice(this.#done, this.#done + PAIRS);
    return set.length > 0 ? { set, remove: [] } : undefined;
  }

  written(): void {
    this.#done += PAIRS;
  }

  refused(): boolean {
    return false;
  }
}
