import { type Game, type GameModule } from '@/rules/core/contract';
import { type Loaded, loadLog } from '@/rules/core/log/load';
import { fail, ok, type Result } from '@/rules/core/codec';
import { type Backend } from '../storage/backend';
import { type OpenedJournal, openJournal } from '../storage/journal-store';
import { type RecordStore } from '../storage/record-store';
import { type MatchHeader, type MatchStart } from './header';
import { gameOf, type OpenProblem, readStart } from './read-start';

export interface StoredMatch {
  readonly game: GameModule;
  readonly start: MatchStart;
  readonly journal: OpenedJournal;
  readonly loaded: Loaded;
}

/** Reads and checks a whole match. Changes nothing. */
export const readMatch = async (
  { backend, records, games }: { backend: Backend; records: RecordStore; games: readonly Game[] },
  header: MatchHeader,
): Promise<Result<StoredMatch, OpenProblem>> => {
  const game = await gameOf(games, header);
  if (!game) return fail({ kind: 'unknown-game', game: header.game });
  const start = await readStart(records, header.id);
  if (!start.ok) return start;
  const options = game.codec.options.parse(start.value.options);
  if (!options.ok) return fail({ kind: 'misfit', misfit: options.error });
  const journal = await openJournal(backend, header.id);
  const entries = journal.entries.map((text): unknown => JSON.parse(text));
  const loaded = loadLog(game, { options: options.value, entries, version: start.value.rulesVersion });
  return ok({ game, start: start.value, journal, loaded });
};
