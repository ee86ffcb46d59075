const TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const step = (crc: number, byte: number): number => (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number);

/**
 * CRC-32 of the text's UTF-8 bytes, with each half of a surrogate pair encoded on its own: nothing has to be
 * allocated, and broken pairs count too. `crc32(b, crc32(a))` is `crc32(a + b)`.
 */
export const crc32 = (text: string, seed = 0): number => {
  let crc = ~seed;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      crc = (crc >>> 8) ^ (TABLE[(crc ^ unit) & 0xff] as number);
    } else if (unit < 0x800) {
      crc = step(step(crc, 0xc0 | (unit >> 6)), 0x80 | (unit & 0x3f));
    } else {
      crc = step(step(crc, 0xe0 | (unit >> 12)), 0x80 | ((unit >> 6) & 0x3f));
      crc = step(crc, 0x80 | (unit & 0x3f));
    }
  }
  return ~crc >>> 0;
};

export const hex = (crc: number): string => crc.toString(16).padStart(8, '0');
