const oneBit = (value: number): number => (value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1);

/** Steps on by one byte. */
const ONE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = oneBit(value);
  return value;
});

/** Steps on by one byte more than another table. */
const further = (table: Int32Array): Int32Array =>
  table.map((value) => (value >>> 8) ^ (ONE[value & 0xff] as number));

const TWO = further(ONE);
const THREE = further(TWO);
const FOUR = further(THREE);
const FIVE = further(FOUR);
const SIX = further(FIVE);
const SEVEN = further(SIX);
const EIGHT = further(SEVEN);

const step = (crc: number, byte: number): number => (crc >>> 8) ^ (ONE[(crc ^ byte) & 0xff] as number);

const encoder = new TextEncoder();
/** Letters that are gone through at a time, and room for all the bytes that they may take. */
const LETTERS = 16 * 1024;
const bytes = new Uint8Array(3 * LETTERS);
const words = new Int32Array(bytes.buffer);
const isLittleEndian = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;
const SURROGATE = /[\ud800-\udfff]/;

/**
 * CRC-32 of the text's UTF-8 bytes, with each half of a surrogate pair encoded on its own, so that broken pairs
 * count too. `crc32(b, crc32(a))` is `crc32(a + b)`.
 */
export const crc32 = (text: string, seed = 0): number => {
  let crc = ~seed;
  for (let from = 0; from < text.length; from += LETTERS) {
    const part = text.length > LETTERS ? text.slice(from, from + LETTERS) : text;
    crc =
      isLittleEndian && !SURROGATE.test(part)
        ? ofBytes(encoder.encodeInto(part, bytes).written, crc)
        : ofText(part, crc);
  }
  return ~crc >>> 0;
};

/** Eight at a time: an engine without a compiler would spend most of loading a match here otherwise. */
const ofBytes = (length: number, seed: number): number => {
  let crc = seed;
  const whole = (length >> 3) << 1;
  for (let at = 0; at < whole; at += 2) {
    const near = crc ^ (words[at] as number);
    const far = words[at + 1] as number;
    crc =
      (EIGHT[near & 0xff] as number) ^
      (SEVEN[(near >>> 8) & 0xff] as number) ^
      (SIX[(near >>> 16) & 0xff] as number) ^
      (FIVE[near >>> 24] as number) ^
      (FOUR[far & 0xff] as number) ^
      (THREE[(far >>> 8) & 0xff] as number) ^
      (TWO[(far >>> 16) & 0xff] as number) ^
      (ONE[far >>> 24] as number);
  }
  for (let at = whole << 2; at < length; at++)
    crc = (crc >>> 8) ^ (ONE[(crc ^ (bytes[at] as number)) & 0xff] as number);
  return crc;
};

const ofText = (text: string, seed: number): number => {
  let crc = seed;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      crc = step(crc, unit);
    } else if (unit < 0x800) {
      crc = step(step(crc, 0xc0 | (unit >> 6)), 0x80 | (unit & 0x3f));
    } else {
      crc = step(step(crc, 0xe0 | (unit >> 12)), 0x80 | ((unit >> 6) & 0x3f));
      crc = step(crc, 0x80 | (unit & 0x3f));
    }
  }
  return crc;
};

export const hex = (crc: number): string => crc.toString(16).padStart(8, '0');

/** How many bytes the text takes in UTF-8. Most of it is plain, and is gone over by the engine. */
export const utf8Length = (text: string): number => {
  let bytes = text.length;
  for (const letter of text.match(/[^\0-\x7f]/g) ?? []) {
    const unit = letter.charCodeAt(0);
    // Each half of a surrogate pair accounts for two of the pair's four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
};
