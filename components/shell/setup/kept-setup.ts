import * as v from 'valibot';
import { parse, type Schema } from '@/rules/core/codec';
import { type GameModules } from '@/rules/core/contract';
import { type TableOptions } from '@/rules/core/seat';
import { type Debrief } from '@/store/debrief';
import { type MatchHeader, seatedPlayerSchema } from '@/store/match/header';
import { type Unfinished } from '@/store/match/unfinished';
import { type SetupSeat } from './seats';

/** A number, a seat, or what nobody knows. */
export type Told = Readonly<Record<string, number | typeof UNKNOWN>>;
export const UNKNOWN = '?';

/** A table that is being set up. */
export interface SetupState {
  readonly depth: MatchHeader['module'];
  readonly seats: readonly SetupSeat[];
  /** The key of the seat that begins, as soon as that is known. */
  readonly starter?: number | undefined;
  /** `ask` waits for who begins, `begins` shows it as large as the table, `mid-game` asks for a game that runs. */
  readonly view: 'choose' | 'ask' | 'begins' | 'mid-game';
  readonly chosen?: TableOptions | undefined;
  /** What was told of a game that runs already, by line of the ledger. */
  readonly told?: Told | undefined;
  /** What the match is called, and the box that it learns for, where it follows another one. */
  readonly name: string;
  readonly box?: string | undefined;
  /** The match that is played again. */
  readonly again?: string | undefined;
  /** What lies on the table already, for whoever goes back while it is laid out. */
  readonly ticked?: readonly string[] | undefined;
  /** The match that the table is laid out for, until it begins. */
  readonly match?: string | undefined;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const keptSchema = v.strictObject({
  depth: v.picklist(['full', 'light']),
  seats: v.pipe(
    v.array(v.strictObject({ ...seatedPlayerSchema.entries, key: whole, own: v.boolean() })),
    v.minLength(1),
    v.maxLength(12),
  ),
  starter: v.exactOptional(whole),
  view: v.picklist(['choose', 'ask', 'begins', 'mid-game']),
  chosen: v.exactOptional(v.unknown()),
  told: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(60)), v.union([whole, v.literal(UNKNOWN)]))),
  name: v.string(),
  box: v.exactOptional(v.string()),
  again: v.exactOptional(v.string()),
  ticked: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(200))),
  match: v.exactOptional(v.string()),
}) satisfies Schema<Omit<SetupState, 'chosen'>>;

export type Opened = 'at-the-start' | 'at-the-end';

/** A score pad is chosen for itself, and keeps nobody's table from being set up. */
const slotOf = (game: string, opened: Opened): string => (opened === 'at-the-start' ? game : `${game}-score`);

/** Where a set-up is kept from tap to tap; a disk that does not answer keeps nothing. */
export const openKept = (
  debrief: Debrief,
  game: string,
  opened: Opened = 'at-the-start',
): Promise<Unfinished | undefined> => debrief.setupOf(slotOf(game, opened)).catch(() => undefined);

/** What was kept, as far as this version of the game understands it. */
export const readKept = (kept: Unfinished | undefined, modules: GameModules): SetupState | undefined => {
  const read = parse<v.InferOutput<typeof keptSchema>>(keptSchema, kept?.value);
  if (!read.ok) return undefined;
  const { chosen, ...state } = read.value;
  const options = modules[state.depth].codec.options.parse(chosen);
  return options.ok ? { ...state, chosen: options.value } : state;
};
