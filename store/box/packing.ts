import { deflateSync, strToU8, inflateSync, strFromU8 } from 'fflate';
import * as v from 'valibot';
import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { fail, ok, parse, type Result } from '@/rules/core/codec';
import { parseStrange } from '../storage/json-guard';
import { crc32 } from '../storage/bytes';
import { BitWriter, bitsFor, BitReader } from './bits';
import { type ImportProblem } from './problem';
import { type RawBox, type RawEntry } from './raw-box';
import { ShapeWriter, ShapeReader } from './shape-coding';
import { type SharedSource, type SharedBox, type SharedEntry } from './shared-box';

/**
 * Format, length (2) and checksum (4), then the body: version of the game's coding, length and letters of its id, the
 * texts (deflated or not, length of both, bytes), and bit by bit what the game's kinds say.
 */
const CODE_FORMAT = 1;
export const HEADER_BYTES = 7;
const COUNT_BITS = 9;
/** Lengths have two bytes. */
const MOST_BYTES = 2 ** 16;
const SOURCES: readonly SharedSource[] = ['owner', 'read', 'rulebook', 'practice'];

/** A letter for each byte. */
export const textOfBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

/** A box in as few bytes as its game allows; `unpack` reads it. `undefined`: it holds more than can be packed. */
export const pack = (module: BoxModule, box: SharedBox): Uint8Array | undefined => {
  const writer = new ShapeWriter(new BitWriter(), module.vocabulary);
  writer.out.put(box.name === undefined ? 0 : 1, 1);
  if (box.name !== undefined) writer.texts.push(box.name);
  for (const kind of module.kinds) {
    const entries = box.entries.filter((entry) => entry.kind === kind.kind);
    if (entries.length >= 2 ** COUNT_BITS) return undefined;
    writer.out.put(entries.length, COUNT_BITS);
    const taken = new Set<string>();
    for (const entry of entries) writeEntry(writer, kind, { entry, taken });
  }
  const texts = packTexts(writer.texts);
  const packed = texts && framed(module.coding, box.game, [texts, writer.out.bytes()]);
  return packed && !writer.lossy && packed.length < MOST_BYTES ? packed : undefined;
};

interface Numbered {
  readonly entry: SharedEntry;
  readonly taken: Set<string>;
}

/** The print comes first: most ids follow from it. */
const writeEntry = (writer: ShapeWriter, kind: BoxKind, { entry, taken }: Numbered): void => {
  writer.out.put(SOURCES.indexOf(entry.source), bitsFor(SOURCES.length));
  writer.fields(kind.fields, entry.data as Readonly<Record<string, unknown>>);
  if (kind.ids) writer.out.put(kind.ids.indexOf(entry.id), bitsFor(kind.ids.length));
  else {
    const guessed = kind.identify?.(entry.data, (id) => taken.has(id));
    if (guessed !== undefined) writer.out.put(guessed === entry.id ? 1 : 0, 1);
    if (guessed === entry.id) writer.words(kind.vocabulary ?? kind.kind).learn(entry.id);
    else writer.words(kind.vocabulary ?? kind.kind).write(writer.out, entry.id);
  }
  taken.add(entry.id);
};

/** What owners typed is the only part that gets shorter by compressing. */
const packTexts = (texts: readonly string[]): Uint8Array | undefined => {
  const plain = texts.length === 0 ? new Uint8Array() : strToU8(JSON.stringify(texts));
  if (plain.length >= MOST_BYTES) return undefined;
  const small = deflateSync(plain, { level: 9 });
  const [deflated, bytes] = small.length < plain.length ? [1, small] : [0, plain];
  return Uint8Array.from([deflated, ...twoBytes(plain.length), ...twoBytes(bytes.length), ...bytes]);
};

const framed = (coding: number, game: string, parts: readonly Uint8Array[]): Uint8Array => {
  const body = [coding, game.length, ...strToU8(game), ...parts.flatMap((part) => [...part])];
  const checksum = crc32(textOfBytes(Uint8Array.from(body)));
  const sum = [24, 16, 8, 0].map((shift) => (checksum >>> shift) & 0xff);
  return Uint8Array.from([CODE_FORMAT, ...twoBytes(HEADER_BYTES + body.length), ...sum, ...body]);
};

const twoBytes = (value: number): readonly number[] => [(value >>> 8) & 0xff, value & 0xff];

export type ModuleOf = (game: string) => Promise<BoxModule | undefined>;

/** Reads what `pack` wrote. What it gives has the form of a box and is still to be checked as a file is. */
export const unpack = async (
  bytes: Uint8Array,
  moduleOf: ModuleOf,
): Promise<Result<RawBox, ImportProblem>> => {
  const body = unframed(bytes);
  if (!body.ok) return body;
  const [coding = 0, letters = 0] = body.value;
  const game = textOfBytes(body.value.subarray(2, 2 + letters));
  const module = await moduleOf(game);
  if (!module) return fail({ kind: 'unknown-game', path: 'game', game });
  if (coding > module.coding) return fail({ kind: 'newer', version: coding });
  const rest = body.value.subarray(2 + letters);
  const texts = unpackTexts(rest);
  if (!texts.ok) return texts;
  const bits = new BitReader(rest.subarray(texts.value.length));
  const reader = new ShapeReader(bits, module.vocabulary, texts.value.texts);
  const box = readBox(reader, game, kindsOf(module, coding));
  return reader.finished ? ok(box) : fail({ kind: 'misfit', path: 'code', problem: 'garbled' });
};

const kindsOf = ({ kinds }: BoxModule, coding: number): readonly BoxKind[] =>
  kinds.filter(({ since }) => since <= coding);

const number = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

const unframed = (bytes: Uint8Array): Result<Uint8Array, ImportProblem> => {
  const [format = 0] = bytes;
  if (format > CODE_FORMAT) return fail({ kind: 'newer', version: format });
  if (format < CODE_FORMAT) return fail({ kind: 'not-ours' });
  const length = number(bytes, 1);
  if (bytes.length < Math.max(length, HEADER_BYTES + 2)) return fail({ kind: 'truncated', at: bytes.length });
  const checksum = ((number(bytes, 3) << 16) | number(bytes, 5)) >>> 0;
  const body = bytes.subarray(HEADER_BYTES, length);
  if (bytes.length > length || crc32(textOfBytes(body)) !== checksum) return fail({ kind: 'checksum' });
  return ok(body);
};

interface Texts {
  readonly texts: readonly string[];
  /** Bytes that they took. */
  readonly length: number;
}

const FRAME = 5;
const textList = v.pipe(v.array(v.string()), v.maxLength(1000));

/** What it says of its length is the most that it may grow to. */
const unpackTexts = (bytes: Uint8Array): Result<Texts, ImportProblem> => {
  const plainLength = number(bytes, 1);
  const length = FRAME + number(bytes, 3);
  const packed = bytes.subarray(FRAME, length);
  if (plainLength === 0) return ok({ texts: [], length });
  const plain = bytes[0] === 1 ? inflated(packed, plainLength) : packed;
  if (plain?.length !== plainLength) return badTexts;
  const json = parseStrange(strFromU8(plain));
  const texts = json.ok ? parse(textList, json.value) : undefined;
  return texts?.ok ? ok({ texts: texts.value, length }) : badTexts;
};

const badTexts: Result<never, ImportProblem> = fail({
  kind: 'misfit',
  path: 'code.texts',
  problem: 'garbled',
});

const inflated = (packed: Uint8Array, length: number): Uint8Array | undefined => {
  try {
    return inflateSync(packed, { out: new Uint8Array(length + 1) });
  } catch {
    return undefined;
  }
};

const readBox = (reader: ShapeReader, game: string, kinds: readonly BoxKind[]): RawBox => {
  const name = reader.from.take(1) === 1 ? { name: reader.text() } : {};
  const entries: RawEntry[] = [];
  for (const kind of kinds) {
    const count = reader.from.take(COUNT_BITS);
    const taken = new Set<string>();
    for (let place = 0; place < count && !reader.from.broken; place++) {
      const entry = readEntry(reader, kind, taken);
      taken.add(entry.id);
      entries.push(entry);
    }
  }
  return { game, ...name, entries };
};

const readEntry = (reader: ShapeReader, kind: BoxKind, taken: ReadonlySet<string>): RawEntry => {
  const source = SOURCES[reader.from.takeOf(SOURCES.length)] ?? 'read';
  const data = reader.fields(kind.fields);
  const id = kind.ids ? kind.ids[reader.from.takeOf(kind.ids.length)] : readId(reader, kind, { data, taken });
  for (const { name, shape } of kind.fields) if (shape.as === 'own-id') data[name] = id;
  return { kind: kind.kind, id: id ?? '', source, data };
};

interface Printed {
  readonly data: unknown;
  readonly taken: ReadonlySet<string>;
}

const readId = (reader: ShapeReader, kind: BoxKind, { data, taken }: Printed): string => {
  const guessed = kind.identify?.(data, (id) => taken.has(id));
  const known = reader.words(kind.vocabulary ?? kind.kind);
  if (guessed === undefined || reader.from.take(1) === 0) return known.read(reader.from);
  known.learn(guessed);
  return guessed;
};
