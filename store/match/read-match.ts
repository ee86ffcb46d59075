import { fail, ok, type Result, type Misfit } from '@/rules/core/codec';
import { type Game, type GameModule } from '@/rules/core/contract';
import { type Excess, type Limits, READ_LIMITS } from '@/rules/core/log/limits';
import { type LoadedLog, loadLog } from '@/rules/core/log/load';
import { type Violation } from '@/rules/core/violation';
import { type Backend } from '../storage/backend';
import { type Damage } from '../storage/damage';
import { type OpenedJournal, openJournal } from '../storage/journal-store';
import { type RecordStore } from '../storage/record-store';
import { type MatchHeader, type MatchStart } from './header';
import { gameOf, type OpenProblem, readStart } from './read-start';

export interface StoredMatch {
  readonly game: GameModule;
  readonly start: MatchStart;
  /** The start is told from a damaged record, and may be wrong. */
  readonly damage?: Damage;
  readonly journal: OpenedJournal;
  readonly loaded: LoadedLog;
}

const UNFIT: Misfit = { path: 'options', problem: 'unfit' };

export interface Reading {
  readonly backend: Backend;
  readonly records: RecordStore;
  readonly games: readonly Game[];
  readonly limits?: Limits;
}

/** Reads and checks a whole match. Changes nothing. */
export const readMatch = async (
  { backend, records, games, limits = READ_LIMITS }: Reading,
  header: MatchHeader,
): Promise<Result<StoredMatch, OpenProblem>> => {
  const game = await gameOf(games, header);
  if (!game) return fail({ kind: 'unknown-game', game: header.game });
  const found = await readStart(records, header.id);
  if (!found.ok) return found;
  const { start, damage } = found.value;
  const options = game.codec.options.parse(start.options);
  if (!options.ok) return fail({ kind: 'misfit', misfit: options.error });
  // A flipped bit or a stranger's file may name a table that no game begins with.
  if (game.checkOptions(options.value).length > 0)
    return fail(damage ? { kind: 'damaged', damage } : { kind: 'misfit', misfit: UNFIT });
  const journal = await openJournal(backend, header.id);
  // One more than is read of it says that there are too many.
  const entries = journal.entries.slice(0, limits.entries + 1).map((text): unknown => JSON.parse(text));
  const version = start.rulesVersion;
  const loaded = loadLog(game, { options: options.value, entries, version, limits });
  return ok({ game, start, ...(damage ? { damage } : {}), journal, loaded });
};

/** What loading found, in numbers that a person can be told. Nothing of it was thrown away. */
export interface LoadReport {
  readonly kept: number;
  /** Entries of the journal that were understood: a copy of them can be played. */
  readonly entries: number;
  readonly reason:
    | { readonly kind: 'damaged'; readonly damage: Damage }
    | { readonly kind: 'not-understood'; readonly misfit: Misfit }
    | { readonly kind: 'newer-rules'; readonly version: number }
    | { readonly kind: 'too-long'; readonly excess: Excess }
    | { readonly kind: 'refused'; readonly violations: readonly Violation[] };
}

export const reportOf = ({ journal, loaded, start, game, damage }: StoredMatch): LoadReport | undefined => {
  const counts = { kept: loaded.log.events.length, entries: loaded.understood };
  if (damage) return { ...counts, reason: { kind: 'damaged', damage } };
  const [fault] = journal.damage?.faults ?? [];
  const version = loaded.newer ?? start.rulesVersion;
  if (version > game.rulesVersion) return { ...counts, reason: { kind: 'newer-rules', version } };
  if (loaded.excess) return { ...counts, reason: { kind: 'too-long', excess: loaded.excess } };
  if (loaded.misfit) return { ...counts, reason: { kind: 'not-understood', misfit: loaded.misfit } };
  if (loaded.refusal)
    return { ...counts, reason: { kind: 'refused', violations: loaded.refusal.violations } };
  if (fault) return { ...counts, reason: { kind: 'damaged', damage: fault.damage } };
  return undefined;
};
