import { crc32, hex, utf8Length } from './bytes';
import { type Damage } from './damage';

export const CHUNK_FORMAT = 1;
/** Its lines are packed into one. */
const PACKED_FORMAT = 2;
const PACKED = 'z:';
export const CHUNK_ENTRIES = 16;
export const CHUNK_BYTES = 48 * 1024;
/** Room for a header line with the largest numbers. */
const HEADER_BYTES = 80;
export const MAX_ENTRY_BYTES = CHUNK_BYTES - HEADER_BYTES - 10;

/** An entry as it is stored, checksummed once when it is added. */
export interface Line {
  readonly text: string;
  readonly bytes: number;
}

/** Where a chunk belongs: its match, its number and the sequence number of its first entry. */
export interface ChunkPlace {
  readonly match: string;
  readonly chunk: number;
  readonly first: number;
}

export interface DecodedChunk {
  /** The entries, as JSON texts, up to the first that is damaged. */
  readonly entries: readonly string[];
  readonly damage?: Damage;
}

/** The checksum covers match and sequence number: a line is worth nothing in another place. */
export const encodeLine = (match: string, sequence: number, json: string): Line => {
  if (json.includes('\n')) throw new Error('A journal entry has to be JSON on a single line.');
  const text = `${lineChecksum(lineSeed(match), sequence, json)} ${json}`;
  return { text, bytes: utf8Length(text) + 1 };
};

export const roomFor = (lines: readonly Line[], bytes: number, line: Line): boolean =>
  lines.length < CHUNK_ENTRIES && bytes + line.bytes <= CHUNK_BYTES - HEADER_BYTES;

export const encodeChunk = (place: ChunkPlace, lines: readonly Line[]): string => {
  const texts = lines.map(({ text }) => text);
  return [headerLine(place, CHUNK_FORMAT, texts.length), ...texts].join('\n');
};

export type Pack = (lines: string) => string | undefined;
export type Unpack = (packed: string) => string | undefined;

/** In a fraction of its room; `undefined` where that does not work. */
export const encodePacked = (place: ChunkPlace, text: string, pack: Pack): string | undefined => {
  const [, ...lines] = text.split('\n');
  const packed = pack(lines.join('\n'));
  return packed && `${headerLine(place, PACKED_FORMAT, lines.length)}\n${PACKED}${packed}`;
};

export const isPacked = (text: string): boolean => text.includes(`\n${PACKED}`);

const headerLine = ({ match, chunk, first }: ChunkPlace, format: number, count: number): string => {
  const header = `chunk ${format} ${chunk} ${first} ${count}`;
  return `${header} ${headerChecksum(match, header)}`;
};

/**
 * Lines are checked one by one, also under a damaged header: where they belong is known from what is in
 * front of them. The header's count finds what was cut off exactly at a line's end.
 */
export const decodeChunk = (
  text: string,
  place: ChunkPlace,
  unpack: Unpack = () => undefined,
): DecodedChunk => {
  const [top = '', ...stored] = text.split('\n');
  const [packed = ''] = stored;
  const lines = packed.startsWith(PACKED) ? (unpack(packed.slice(PACKED.length))?.split('\n') ?? []) : stored;
  const header = decodeHeader(place, top);
  if (header.damage && header.damage.kind !== 'checksum') return { entries: [], damage: header.damage };
  const seed = lineSeed(place.match);
  const entries: string[] = [];
  for (const line of lines) {
    const json = line.slice(9);
    if (!line.startsWith(`${lineChecksum(seed, place.first + entries.length, json)} `)) break;
    entries.push(json);
  }
  const count = header.damage ? undefined : header.count;
  if (count !== undefined && entries.length === count && lines.length === count) return { entries };
  return { entries, damage: { kind: lines.length < (count ?? 1) ? 'truncated' : 'checksum' } };
};

type Header = { readonly count: number; readonly damage?: undefined } | { readonly damage: Damage };

const decodeHeader = ({ match, chunk, first }: ChunkPlace, line: string): Header => {
  const found = /^(chunk (\d+) (\d+) (\d+) (\d+)) ([0-9a-f]{8})$/.exec(line);
  if (!found || headerChecksum(match, found[1] ?? '') !== found[6]) return { damage: { kind: 'checksum' } };
  const [format = 0, number, start, count = 0] = found.slice(2, 6).map(Number);
  if (format > PACKED_FORMAT) return { damage: { kind: 'newer', version: format } };
  return number === chunk && start === first ? { count } : { damage: { kind: 'misplaced' } };
};

const headerChecksum = (match: string, header: string): string => hex(crc32(`${match}\n${header}`));

/** What every line of a match begins its checksum with. */
const lineSeed = (match: string): number => crc32(`${match}\n`);

const lineChecksum = (seed: number, sequence: number, json: string): string =>
  hex(crc32(`${sequence}\n${json}`, seed));
