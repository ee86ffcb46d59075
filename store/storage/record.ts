import { fail, ok, type Result } from '@/rules/core/codec';
import { crc32, hex } from './crc32';
import { type Damage } from './damage';
import { SCHEMA_VERSION } from './migrations';
import { utf8Length } from './utf8';

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

const isStart = (text: string): boolean =>
  'debrief '.startsWith(text) || (text.startsWith('debrief ') && !text.includes('\n'));

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};
