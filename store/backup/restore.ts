import { type PlayerStore } from '@/store/settings/players';
import { type SettingsStore } from '@/store/settings/settings';
import { type Problem } from '@/store/storage/load-records';
import { type Catalogue } from '../catalogue/catalogue';
import { type MatchHeader, storedHeader } from '../match/header';
import { type Backend } from '../storage/backend';
import { openJournal } from '../storage/journal-store';
import { type JournalWriter } from '../storage/journal-writer';
import { headerKey, journalPrefix, startKey } from '../storage/keys';
import { PairWriter } from '../storage/pair-writer';
import { type RecordStore } from '../storage/record-store';
import { type WriteQueue } from '../storage/write-queue';
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
  | { readonly key: string; readonly reason: { readonly kind: 'changed' } }
  /** There is no room for it, or the disk does not take it now. */
  | { readonly key: string; readonly reason: { readonly kind: 'full' | 'failed' } };

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
 * Carries out a plan. No match that it touches may be open. Start and header are written when the log of the match
 * is durable, so that dying in between leaves no half match; doing it again completes it. What there is no room for
 * is left out and said.
 */
export const restore = async (plan: RestorePlan, target: RestoreTarget): Promise<Restored> => {
  const { queue, records, players, catalogue, settings } = target;
  await queue.tried();
  const imports: Import[] = [];
  const problems: RestoreProblem[] = [];
  const wanted = plan.matches.filter(needsWriting);
  // Whatever has to be read is read first: where the disk does not answer, nothing has changed.
  if (wanted.some(({ writesStart }) => writesStart)) await records.load(startKey(''));
  if (wanted.some(({ header }) => header)) await records.load(headerKey(''));
  const backend = await withKeysOf(target.backend);
  for (const match of wanted) {
    const prepared = await prepare(match, { ...target, backend });
    if ('writer' in prepared) imports.push(prepared);
    else problems.push(prepared);
  }
  const sources = [new PairWriter('aside', plan.aside), ...imports.map(({ writer }) => writer)];
  for (const source of sources) queue.add(source);
  await queue.tried();
  const headers: MatchHeader[] = [];
  const unfit = imports.filter(({ writer }) => writer.waiting > 0);
  for (const { plan: match, writer } of unfit) {
    problems.push(queue.refuses(writer) ? changed(match) : unstored(match.match.header.id, queue));
    if (match.present === 0) await abandon(match, target);
  }
  // From here on nothing is waited for, so that starts and headers are one write.
  for (const { plan: match, writer } of imports) {
    if (writer.waiting > 0) continue;
    if (match.writesStart) {
      const put = records.put(startKey(match.match.header.id), match.match.start);
      if (!put.ok) {
        problems.push({ key: startKey(match.match.header.id), reason: put.error });
        continue;
      }
    }
    if (match.header) headers.push(match.header);
  }
  for (const source of sources) queue.release(source);
  for (const header of headers) {
    records.accept(headerKey(header.id));
    records.put(headerKey(header.id), storedHeader(header));
  }
  problems.push(...catalogue.merge(plan.boxes));
  if (plan.players) players.merge(plan.players);
  if (plan.settings) settings.set(plan.settings);
  await queue.tried();
  for (const { id } of headers)
    if (records.pending(headerKey(id)) !== undefined) problems.push(unstored(id, queue));
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
  const { header, journal } = plan.match;
  const { entries, writer } = await openJournal(target.backend, header.id);
  const known = entries.slice(0, journal.length);
  const stays = known.length >= plan.present && known.every((entry, index) => entry === journal[index]);
  if (!writer || !stays) return changed(plan);
  const appended = writer.append(journal.slice(entries.length));
  if (!appended.ok) return { key: header.id, reason: appended.error };
  return { plan, writer };
};

const changed = ({ match }: MatchPlan): RestoreProblem => ({
  key: match.header.id,
  reason: { kind: 'changed' },
});

const unstored = (key: string, { state }: WriteQueue): RestoreProblem => ({
  key,
  reason: { kind: state.kind === 'retrying' ? state.reason : 'full' },
});

/** The part of its log that did fit goes again, and with it the room that it took: nobody sees what stays of it. */
const abandon = async (
  { match, writesStart }: MatchPlan,
  { backend, records }: RestoreTarget,
): Promise<void> => {
  if (!writesStart) return;
  const stored = backend.keys(journalPrefix(match.header.id));
  records.erase(await stored.catch((): readonly string[] => []));
};
