import { deflateSync, strToU8 } from 'fflate';
import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { crc32 } from '../storage/crc32';
import { BitWriter, bitsFor } from './bits';
import { CODE_FORMAT, COUNT_BITS, HEADER_BYTES, MOST_BYTES, SOURCES, textOfBytes } from './code-format';
import { type SharedBox, type SharedEntry } from './shared-box';
import { ShapeWriter } from './shape-coding';

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
