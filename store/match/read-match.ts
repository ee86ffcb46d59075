import type { GameModule } from '@/rules/core/contract';
import { parse } from '@/rules/core/codec';
import { loadLog } from '@/rules/core/log/load';
import type { Loaded } from '@/rules/core/log/load';
import type { Misfit, Result } from '@/rules/core/result';
import { fail, ok } from '@/rules/core/result';
import type { Game } from '@/rules/core/game';
import type { Backend } from '../storage/backend';
import type { Damage } from '../storage/damage';
import { openJournal } from '../storage/journal-store';
import type { OpenedJournal } from '../storage/journal-store';
import { startKey } from '../storage/keys';
import { migrate } from '../storage/migrations';
import type { RecordStore } from '../storage/record-store';
import type { MatchHeader, MatchStart } from './header';
import { startSchema } from './header';

/** Why a match cannot be opened at all. What is stored of it stays. */
export type OpenProblem =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'damaged'; readonly damage: Damage }
  | { readonly kind: 'misfit'; readonly misfit: Misfit };

export interface StoredMatch {
  readonly game: GameModule;
  readonly start: MatchStart;
  readonly journal: OpenedJournal;
  readonly loaded: Loaded;
}

export const gameOf = async (
  games: readonly Game[],
  { game, module }: Pick<MatchHeader, 'game' | 'module'>,
): Promise<GameModule | undefined> => (await games.find(({ id }) => id === game)?.load())?.[module];

export const readStart = async (
  records: RecordStore,
  id: string,
): Promise<Result<MatchStart, OpenProblem>> => {
  // A match that has just been created may be opened before the disk has it, or while the disk is full.
  const waiting = records.waiting(startKey(id));
  if (waiting !== undefined) return startFrom(waiting);
  const record = (await records.load(startKey(id))).get(startKey(id));
  if (!record) return fail({ kind: 'damaged', damage: { kind: 'missing' } });
  if (!record.ok) return fail({ kind: 'damaged', damage: record.error });
  return startFrom(migrate('start', record.value.schema, record.value.value));
};

const startFrom = (value: unknown): Result<MatchStart, OpenProblem> => {
  const start = parse<MatchStart>(startSchema, value);
  return start.ok ? start : fail({ kind: 'misfit', misfit: start.error });
};

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
  return ok({ game, start: start.value, journal, loaded: loadLog(game, options.value, entries) });
};
