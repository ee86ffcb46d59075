import { inflateSync, strFromU8 } from 'fflate';
import * as v from 'valibot';
import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { fail, ok, parse, type Result } from '@/rules/core/codec';
import { parseStrange } from '../backup/json-guard';
import { crc32 } from '../storage/crc32';
import { BitReader } from './bits';
import { CODE_FORMAT, COUNT_BITS, HEADER_BYTES, SOURCES, textOfBytes } from './code-format';
import { type ImportProblem } from './problem';
import { type RawBox, type RawEntry } from './raw-box';
import { ShapeReader } from './shape-coding';

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
