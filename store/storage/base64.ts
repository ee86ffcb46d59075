const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS = Array.from(BASE64URL, (letter) => letter.charCodeAt(0));
const VALUES = new Map(LETTERS.map((letter, value) => [letter, value]));
const PLACES = Int16Array.from({ length: 128 }, (_, letter) => VALUES.get(letter) ?? -1);
/** Bytes that become letters at a time. */
const SLICE = 3 * 4096;

/** RFC 4648 without padding: safe in a link, and nothing that a messenger would change. */
export const toBase64url = (bytes: Uint8Array): string => {
  const slices: string[] = [];
  for (let from = 0; from < bytes.length; from += SLICE) {
    const letters: number[] = [];
    const end = Math.min(from + SLICE, bytes.length);
    for (let at = from; at < end; at += 3) {
      const value = (byteAt(bytes, at) << 16) | (byteAt(bytes, at + 1) << 8) | byteAt(bytes, at + 2);
      const last = 18 - 6 * Math.min(3, end - at);
      for (let shift = 18; shift >= last; shift -= 6) letters.push(LETTERS[(value >>> shift) & 63] ?? 0);
    }
    slices.push(String.fromCharCode(...letters));
  }
  return slices.join('');
};

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** `undefined`: no such text. What is left of a last group that was cut is dropped: the length tells. */
export const fromBase64url = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let value = 0;
  let bits = 0;
  let made = 0;
  for (let at = 0; at < text.length; at++) {
    const place = PLACES[text.charCodeAt(at)] ?? -1;
    if (place < 0) return undefined;
    value = ((value << 6) | place) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[made++] = (value >>> bits) & 0xff;
  }
  return bytes;
};
