import { type PlayerStore } from '@/store/settings/players';
import { type SettingsStore } from '@/store/settings/settings';
import { type Problem } from '@/store/storage/load-records';
import { type Catalogue } from '../catalogue/catalogue';
import { type MatchHeader, storedHeader } from '../match/header';
import { type Backend, type Batch, type Pair } from '../storage/backend';
import { openJournal } from '../storage/journal-store';
import { type JournalWriter } from '../storage/journal-writer';
import { headerKey, startKey } from '../storage/keys';
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
  for (const match of plan.matches) {
    const prepared = needsWriting(match) ? await prepare(match, target) : undefined;
    if (prepared && 'writer' in prepared) imports.push(prepared);
    else if (prepared) problems.push(prepared);
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
  for (const header of headers) {
    await records.load(headerKey(header.id));
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

const prepare = async (plan: MatchPlan, target: RestoreTarget): Promise<Import | RestoreProblem> => {
  const { header, start, journal } = plan.match;
  const { entries, writer } = await openJournal(target.backend, header.id);
  const known = entries.slice(0, journal.length);
  const stays = known.length >= plan.present && known.every((entry, index) => entry === journal[index]);
  if (!writer || !stays) return changed(plan);
  if (plan.writesStart) {
    await target.records.load(startKey(header.id));
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
  #left: readonly Pair[];

  constructor(name: string, pairs: readonly Pair[]) {
    this.name = name;
    this.#left = pairs;
  }

  attach(): void {}

  next(): Batch | undefined {
    return this.#left.length > 0 ? { set: this.#left.slice(0, PAIRS), remove: [] } : undefined;
  }

  written(): void {
    this.#left = this.#left.slice(PAIRS);
  }

  refused(): boolean {
    return false;
  }
}
