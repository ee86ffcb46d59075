import { fail, type Misfit, ok, parse, type Result } from '@/rules/core/codec';
import { type Game, type GameModule } from '@/rules/core/contract';
import { type TableOptions } from '@/rules/core/seat';
import { StorageError } from '../storage/backend';
import { type Damage } from '../storage/damage';
import { startKey } from '../storage/keys';
import { migrate } from '../storage/migrations';
import { type Sealed } from '../storage/record';
import { type RecordStore } from '../storage/record-store';
import { type MatchHeader, type MatchStart, startSchema } from './header';

/** The disk did not answer; another try may do. */
export interface Unread {
  readonly kind: 'unread';
}

/** Why a match cannot be opened at all. What is stored of it stays. */
export type OpenProblem =
  | { readonly kind: 'not-found' }
  | Unread
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'damaged'; readonly damage: Damage }
  | { readonly kind: 'misfit'; readonly misfit: Misfit };

/** A disk that fails while it is read is an answer too: nothing has happened, and it can be tried again. */
export const reading = async <T, E>(read: () => Promise<Result<T, E>>): Promise<Result<T, E | Unread>> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StorageError) return fail({ kind: 'unread' });
    throw error;
  }
};

export const gameOf = async (
  games: readonly Game[],
  { game, module }: Pick<MatchHeader, 'game' | 'module'>,
): Promise<GameModule | undefined> => (await games.find(({ id }) => id === game)?.load())?.[module];

/** A start, and what is wrong with it where it is told from a damaged record. */
export interface FoundStart {
  readonly start: MatchStart;
  readonly damage?: Damage;
}

export const readStart = async (
  records: RecordStore,
  id: string,
): Promise<Result<FoundStart, OpenProblem>> => {
  const key = startKey(id);
  const record = (await records.load(key)).get(key);
  if (!record) return fail({ kind: 'damaged', damage: { kind: 'missing' } });
  if (!record.ok) {
    const { error: damage } = record;
    if (damage.kind !== 'newer')
      for (const value of await records.salvage(key)) {
        const start = parse<MatchStart>(startSchema, value);
        if (start.ok) return ok({ start: start.value, damage });
      }
    return fail({ kind: 'damaged', damage });
  }
  const start = startIn(record.value);
  return start.ok ? ok({ start: start.value }) : fail({ kind: 'misfit', misfit: start.error });
};

/** What the table of this match chose when it began. */
export const storedOptions = async (
  { games, records }: { readonly games: readonly Game[]; readonly records: RecordStore },
  header: MatchHeader,
): Promise<Result<TableOptions, OpenProblem>> => {
  const game = await gameOf(games, header);
  if (!game) return fail({ kind: 'unknown-game', game: header.game });
  const start = await readStart(records, header.id);
  if (!start.ok) return start;
  const options = game.codec.options.parse(start.value.start.options);
  return options.ok ? options : fail({ kind: 'misfit', misfit: options.error });
};

export const startIn = ({ schema, value }: Sealed): Result<MatchStart, Misfit> =>
  parse<MatchStart>(startSchema, migrate('start', schema, value));
