import * as v from 'valibot';
import { type Schema } from '@/rules/core/codec';
import { type MatchResult, resultSchema } from './result';
import { time } from './time';

export const COLOURS = 6;
/** In characters as people see them; what is typed longer is cut where it is typed. */
export const MAX_NAME = 40;

const MAX_GAME_ID = 64;
const id = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/));
// One character of a name can take many units: a family emoji takes eleven.
const name = v.pipe(v.string(), v.maxLength(MAX_NAME * 12));

/** Light tracking was first stored under another name. It still is, so that all versions of the app read all matches. */
const STORED_AS = { full: 'full', light: 'sheet' } as const;
const module = v.pipe(
  v.picklist(Object.values(STORED_AS)),
  v.transform((stored): MatchHeader['module'] => (stored === STORED_AS.light ? 'light' : 'full')),
);

/** Who sits where. The colour is an index into the seat colours, each of which has its own shape. */
export interface SeatedPlayer {
  readonly player?: string;
  readonly name: string;
  readonly colour: number;
}

/** What a list of matches needs; it is small, so that many can be read at once. */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  readonly module: 'full' | 'light';
  readonly name: string;
  readonly players: readonly SeatedPlayer[];
  readonly createdAt: number;
  readonly openedAt: number;
  readonly finishedAt?: number;
  /** Of a match that is over. One that ended before results were noted gets its own a while after a start. */
  readonly result?: MatchResult;
  readonly archived: boolean;
  readonly practice: boolean;
  /** A score pad: only the end of the game is entered. */
  readonly opened?: 'at-the-end';
  /** The box that the match learns for; a practice match has none. */
  readonly box?: string;
  /** Lines of the set-up checklist that are done. */
  readonly ticked?: readonly string[];
  /** Deleted, and still there for undo. */
  readonly deletedAt?: number;
}

export const seatedPlayerSchema = v.strictObject({
  player: v.exactOptional(id),
  name,
  colour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1)),
}) satisfies Schema<SeatedPlayer>;

export const headerSchema = v.strictObject({
  id,
  game: v.pipe(v.string(), v.maxLength(MAX_GAME_ID)),
  module,
  name,
  players: v.pipe(v.array(seatedPlayerSchema), v.maxLength(12)),
  createdAt: time,
  openedAt: time,
  finishedAt: v.exactOptional(time),
  result: v.exactOptional(resultSchema),
  archived: v.boolean(),
  practice: v.boolean(),
  opened: v.exactOptional(v.literal('at-the-end')),
  box: v.exactOptional(id),
  ticked: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(200))),
  deletedAt: v.exactOptional(time),
}) satisfies Schema<MatchHeader>;

/** The header as `headerSchema` reads it. */
export const storedHeader = (header: MatchHeader): unknown => ({
  ...header,
  module: STORED_AS[header.module],
});

/** What never changes once a match has begun. The options are the game's own and checked by its codec. */
export interface MatchStart {
  readonly options: unknown;
  readonly rulesVersion: number;
  readonly seed: string;
  /** A copy draws anew from this event on: those before it were drawn by the seed of the match that it was made of. */
  readonly parted?: number;
  /** Everybody adds to the chance with a tap before the phone draws. */
  readonly shared?: true;
  /** The turn clock runs from the first look at the table on. */
  readonly clock?: true;
}

export const startSchema = v.strictObject({
  options: v.unknown(),
  rulesVersion: v.pipe(v.number(), v.integer()),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  parted: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  shared: v.exactOptional(v.literal(true)),
  clock: v.exactOptional(v.literal(true)),
}) satisfies Schema<MatchStart>;
