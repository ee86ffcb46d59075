import * as v from 'valibot';
import { fail, type Misfit, ok, parse, type Result, type Schema } from '@/rules/core/codec';
import { READ_LIMITS } from '@/rules/core/log/limits';
import { type RememberedPlayer, playersSchema } from '@/store/settings/players';
import { type Settings, settingsSchema } from '@/store/settings/settings';
import { type Box, boxSchema } from '../catalogue/box';
import { type MatchHeader, type MatchStart, headerSchema, startSchema } from '../match/header';
import { time } from '../match/time';
import { type NotedPlay, notedPlaySchema } from '../plays/play';
import { type Pair, MAX_VALUE_BYTES } from '../storage/backend';
import { utf8Length } from '../storage/bytes';
import { MAX_ENTRY_BYTES } from '../storage/chunk';
import { migrate } from '../storage/migrations';
import { RECORDS_OWNER } from '../storage/record-store';
import { BACKUP_FORMAT } from './format';
import { parseStrange } from '../storage/json-guard';
import { unveiled } from './veil';

export interface BackupMatch {
  readonly header: MatchHeader;
  readonly start: MatchStart;
  /** The entries as they are stored, one JSON text each. */
  readonly journal: readonly string[];
}

/** Everything that the app holds. */
export interface BackupContent {
  readonly settings?: Settings;
  readonly players?: readonly RememberedPlayer[];
  readonly boxes: readonly Box[];
  readonly matches: readonly BackupMatch[];
  /** Plays that were never tracked; absent in backups of before there were any. */
  readonly plays?: readonly NotedPlay[];
  /** What was damaged or could not be read, under the keys that damaged values are kept at. */
  readonly aside: readonly Pair[];
}

export interface Backup {
  readonly createdAt: number;
  readonly content: BackupContent;
}

export const envelopeSchema = v.strictObject({
  format: v.literal(BACKUP_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** That of the records inside; older ones are migrated as stored ones are. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: time,
  checksum: v.string(),
  content: v.unknown(),
});

const list = <const S extends Schema<unknown>>(item: S, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

/** Of matches, and of values that were set aside. */
const MANY = 20_000;
/** Each is held against all others when it is taken in. */
const MOST_BOXES = 500;

const entry = v.pipe(
  v.string(),
  // Before its bytes are counted, which takes memory for every letter that is not plain.
  v.maxLength(MAX_ENTRY_BYTES),
  v.check((text) => utf8Length(text) <= MAX_ENTRY_BYTES && !text.includes('\n'), 'Too long for an entry'),
  v.check((text) => parseStrange(text).ok, 'No entry of a journal'),
);

/** Damaged records are set aside under this owner. */
const usable = ({ id }: MatchHeader): boolean => id !== RECORDS_OWNER;

const aside = v.strictTuple([
  v.pipe(v.string(), v.regex(/^aside\/[0-9a-z-]{1,64}\/\d{1,9}\/.{1,300}$/)),
  v.pipe(
    v.string(),
    v.maxLength(MAX_VALUE_BYTES),
    v.check((value) => utf8Length(value) <= MAX_VALUE_BYTES, 'Too large for a value'),
  ),
]);

const veiledSchema = v.looseObject({ matches: v.array(v.unknown()), veiled: v.string() });
const partsSchema = v.strictObject({
  parts: v.array(v.strictObject({ start: v.unknown(), journal: v.unknown() })),
  aside: v.unknown(),
});

/** What `contentSchema` reads, of a backup whose logs are veiled. */
export const unveil = (content: unknown): Result<unknown, Misfit> => {
  const read = parse<v.InferOutput<typeof veiledSchema>>(veiledSchema, content);
  if (!read.ok) return read;
  const { veiled, matches, ...others } = read.value;
  const inside = unveiled(veiled);
  if (!inside.ok) return fail(inside.error === 'not-json' ? UNREADABLE : inside.error);
  const found = parse<v.InferOutput<typeof partsSchema>>(partsSchema, inside.value);
  if (!found.ok) return found;
  const { parts, aside: kept } = found.value;
  if (parts.length !== matches.length) return fail(UNREADABLE);
  return ok({ ...others, matches: matches.map((header, at) => ({ header, ...parts[at] })), aside: kept });
};

const UNREADABLE: Misfit = { path: 'veiled', problem: 'unfit' };

/** What a backup holds whose records have this schema version. */
export const contentSchema = (version: number): Schema<BackupContent> => {
  const record = <T>(kind: string, schema: Schema<T>) =>
    v.pipe(
      v.unknown(),
      v.transform((value) => migrate(kind, version, value)),
      schema,
    );
  const match = v.strictObject({
    header: v.pipe(record<MatchHeader>('header', headerSchema), v.check(usable, 'No id for a match')),
    start: record<MatchStart>('start', startSchema),
    journal: v.pipe(v.array(entry), v.maxLength(READ_LIMITS.entries)),
  });
  return v.strictObject({
    settings: v.exactOptional(record<Settings>('settings', settingsSchema)),
    players: v.exactOptional(record<readonly RememberedPlayer[]>('players', playersSchema)),
    boxes: list(record<Box>('box', boxSchema), MOST_BOXES),
    matches: v.pipe(
      list(match, MANY),
      v.check((all) => new Set(all.map(({ header }) => header.id)).size === all.length, 'Two of one id'),
    ),
    plays: v.exactOptional(list(record<NotedPlay>('play', notedPlaySchema), MANY)),
    aside: list(aside, MANY),
  });
};
