import * as v from 'valibot';
import { type Codec, fail, type Misfit, ok, oneOf, parse, type Result, type Schema } from '../codec';
import { type BaseMove } from '../contract';
import { type Seat } from '../seat';
import { type ClockTo, type Spent } from './clock';
import { type GameEvent } from './event';

/**
 * The journal is what is stored: it only grows. Folding it gives the log; undo, redo and changes to old
 * entries are entries themselves, so they survive a restart and can be undone too.
 */
export type JournalEntry<Move extends BaseMove = BaseMove> = {
  readonly at: number;
  /** While the turn clock runs: whose time went by before this entry. */
  readonly spent?: Spent;
} & JournalStep<Move>;

export type JournalStep<Move extends BaseMove = BaseMove> =
  | { readonly kind: 'append'; readonly events: readonly GameEvent<Move>[] }
  | { readonly kind: 'undo'; readonly steps: number }
  | { readonly kind: 'redo'; readonly steps: number }
  | Rewrite<Move>
  | { readonly kind: 'end' }
  | SetAside
  | ({ readonly kind: 'share' } & Share)
  /** What the phone would draw has been shown: nothing is played, undone or changed from here on. */
  | { readonly kind: 'close' }
  /** The turn clock is set, or nobody looks at the match any more. */
  | { readonly kind: 'clock'; readonly to: ClockTo | 'away' }
  /** From here on moves are stored as this version of the rules has them. */
  | { readonly kind: 'rules'; readonly version: number };

/** What the tap of a seat adds to the chance of the match. */
export interface Share {
  readonly seat: Seat;
  readonly salt: string;
}

/** A change to the past, with what the table decided about the entries that became illegal. */
export interface Rewrite<Move extends BaseMove = BaseMove> {
  readonly kind: 'rewrite';
  /** Entries that were set right in one go, as two hands that were mixed up. */
  readonly amended?: readonly GameEvent<Move>[];
  readonly dropped: readonly number[];
  readonly overruled: readonly { readonly event: number; readonly reasons: readonly string[] }[];
  /** Everything after this event is dropped as well; 0 drops all. */
  readonly cutAfter?: number;
}

/** Loading refused the event `from`: it and what follows leave the log, and stay in the journal. */
export interface SetAside {
  readonly kind: 'set-aside';
  readonly from: number;
  readonly reason: string;
}

/** Far beyond any match, and far from where numbers stop counting by one. */
const MOST_ID = 1e12;
/** The last moment that a date can tell. */
const LAST_TIME = 8.64e15;

const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ID));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const reasons = v.array(v.string());
const event = v.strictObject({
  id,
  group: id,
  actor: v.union([id, v.literal('table')]),
  // Its game's own codec looks into it.
  move: v.custom<BaseMove>((move) => typeof (move as Partial<BaseMove> | null)?.type === 'string'),
  overruled: v.exactOptional(reasons),
  vouched: v.exactOptional(reasons),
});
/** At first only one entry could be set right at a time. */
const amended = v.union([
  v.pipe(v.array(event), v.minLength(1)),
  v.pipe(
    event,
    v.transform((one) => [one]),
  ),
]);
const at = v.pipe(v.number(), v.minValue(-LAST_TIME), v.maxValue(LAST_TIME));

/** More seats than any table has. */
const MOST_SEATS = 12;
const spent = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1)),
  time: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_TIME)),
});
const made = { at, spent: v.exactOptional(spent) };

const entrySchema = oneOf('kind', [
  v.strictObject({ ...made, kind: v.literal('append'), events: v.pipe(v.array(event), v.minLength(1)) }),
  v.strictObject({ ...made, kind: v.literal('undo'), steps: count }),
  v.strictObject({ ...made, kind: v.literal('redo'), steps: count }),
  v.strictObject({
    ...made,
    kind: v.literal('rewrite'),
    amended: v.exactOptional(amended),
    dropped: v.array(id),
    overruled: v.array(v.strictObject({ event: id, reasons })),
    cutAfter: v.exactOptional(id),
  }),
  v.strictObject({ ...made, kind: v.literal('end') }),
  v.strictObject({
    ...made,
    kind: v.literal('share'),
    seat: id,
    salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  }),
  v.strictObject({ ...made, kind: v.literal('close') }),
  v.strictObject({ ...made, kind: v.literal('clock'), to: v.picklist(['run', 'pause', 'off', 'away']) }),
  v.strictObject({ ...made, kind: v.literal('set-aside'), from: id, reason: v.string() }),
  v.strictObject({ ...made, kind: v.literal('rules'), version: id }),
]) satisfies Schema<JournalEntry>;

const hasKeys = (value: object, count: number): boolean => Object.keys(value).length === count;

const isId = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_ID;

const isUsualEvent = (input: unknown): boolean => {
  const { id: own, group, actor, move } = (input ?? {}) as Partial<GameEvent>;
  const isActor = actor === 'table' || isId(actor);
  return isId(own) && isId(group) && isActor && typeof move?.type === 'string' && hasKeys(input as object, 4);
};

/** Nearly every entry is one of these; taking it apart by its schema would be most of the time of loading a match. */
const isUsual = (input: unknown): input is JournalEntry => {
  const entry = (input ?? {}) as Partial<Extract<JournalEntry, { kind: 'append' }>>;
  return (
    entry.kind === 'append' &&
    typeof entry.at === 'number' &&
    Math.abs(entry.at) <= LAST_TIME &&
    Array.isArray(entry.events) &&
    entry.events.length > 0 &&
    entry.events.every(isUsualEvent) &&
    hasKeys(entry, entry.spent === undefined ? 3 : 4) &&
    (entry.spent === undefined || v.is(spent, entry.spent))
  );
};

export const eventsOf = (step: JournalStep): readonly GameEvent[] => {
  if (step.kind === 'append') return step.events;
  return (step.kind === 'rewrite' && step.amended) || [];
};

/** Checks the shape of an entry, whatever its moves are. */
export const parseShape = (input: unknown): Result<JournalEntry, Misfit> =>
  isUsual(input) ? ok(input) : parse<JournalEntry>(entrySchema, input);

/** Checks the shape of an entry and, with the codec of the version that stored it, the moves in it. */
export const parseEntry = (codec: Codec<BaseMove>, input: unknown): Result<JournalEntry, Misfit> => {
  const entry = parseShape(input);
  if (!entry.ok) return entry;
  for (const { move } of eventsOf(entry.value)) {
    const parsed = codec.parse(move);
    if (!parsed.ok) return fail({ ...parsed.error, path: `move.${parsed.error.path}` });
  }
  return entry;
};
