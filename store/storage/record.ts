import { fail, ok, type Result } from '@/rules/core/codec';
import { type Pair } from './backend';
import { crc32, hex, utf8Length } from './bytes';
import { type Damage } from './damage';
import { type Slot } from './keys';
import { SCHEMA_VERSION } from './migrations';

export interface Sealed {
  readonly schema: number;
  /** Counts the writes of this record, so that of two slots the later one is known. */
  readonly revision: number;
  readonly value: unknown;
}

const HEADER = /^debrief (\d{1,9}) (\d{1,15}) ([0-9a-f]{8})\n/;

const checksum = (schema: number, revision: number, json: string): string =>
  hex(crc32(json, crc32(`${schema} ${revision}\n`)));

const headerOf = (schema: number, revision: number, sum: string): string =>
  `debrief ${schema} ${revision} ${sum}\n`;

/** The text of a record: a line with schema version, revision and checksum, then the JSON and a line's end. */
export const seal = (schema: number, json: string, revision = 0): string =>
  `${headerOf(schema, revision, checksum(schema, revision, json))}${json}\n`;

/** The most bytes that the JSON takes as a record, whatever its revision. */
export const sealedLength = (schema: number, json: string): number =>
  headerOf(schema, Number.MAX_SAFE_INTEGER, '00000000').length + utf8Length(json) + 1;

export const unseal = (text: string): Result<Sealed, Damage> => {
  const header = HEADER.exec(text);
  if (!header) return fail({ kind: isStart(text) ? 'truncated' : 'not-ours' });
  // JSON never ends with a line's end by itself, so a record that lacks it was cut.
  if (!text.endsWith('\n') || text.length === header[0].length) return fail({ kind: 'truncated' });
  const [schema, revision] = [Number(header[1]), Number(header[2])];
  const json = text.slice(header[0].length, -1);
  if (checksum(schema, revision, json) !== header[3]) return fail({ kind: 'checksum' });
  if (schema > SCHEMA_VERSION) return fail({ kind: 'newer', version: schema });
  const value = parsed(json);
  return value === undefined ? fail({ kind: 'not-ours' }) : ok({ schema, revision, value });
};

/** What a damaged record says all the same; whoever uses it checks it, and says that it may be wrong. */
export const salvage = (text: string): unknown => {
  const json = text.slice(text.indexOf('\n') + 1).trimEnd();
  return parsed(json) ?? parsed(text.slice(text.indexOf('{')).trimEnd());
};

const isStart = (text: string): boolean =>
  'debrief '.startsWith(text) || (text.startsWith('debrief ') && !text.includes('\n'));

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};

/** One stored state of a record; without transactions there may be two. */
export interface RecordCopy {
  readonly key: string;
  readonly text: string;
  readonly slot: Slot | undefined;
  readonly content: Result<Sealed, Damage>;
}

type Copies = readonly [RecordCopy, ...RecordCopy[]];

/** Stored values by the key of their record, in the order of the keys. */
export const groupCopies = (stored: readonly Pair[], slots: boolean): ReadonlyMap<string, Copies> => {
  const groups = new Map<string, [RecordCopy, ...RecordCopy[]]>();
  for (const [key, text] of stored) {
    const slot = slots && /\/[ab]$/.test(key) ? (key.slice(-1) as Slot) : undefined;
    const record = slot ? key.slice(0, -2) : key;
    const copy = { key, text, slot, content: unseal(text) };
    const group = groups.get(record);
    if (group) group.push(copy);
    else groups.set(record, [copy]);
  }
  return groups;
};

/** A newer version's copy wins, so that it is never overwritten; then the latest that is sound. */
export const chooseCopy = (copies: Copies): RecordCopy =>
  copies.reduce((best, copy) => (rank(copy) > rank(best) ? copy : best));

const rank = ({ content }: RecordCopy): number => {
  if (content.ok) return content.value.revision;
  return content.error.kind === 'newer' ? Infinity : -1;
};
