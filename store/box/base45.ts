/** The letters that a QR code packs into 5.5 bits each, RFC 9285. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export const toBase45 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const pair = at + 1 < bytes.length;
    let value = pair ? (bytes[at] as number) * 256 + (bytes[at + 1] as number) : (bytes[at] as number);
    for (let letter = 0; letter < (pair ? 3 : 2); letter++) {
      text += LETTERS.charAt(value % 45);
      value = Math.floor(value / 45);
    }
  }
  return text;
};

/** `undefined`: no such text. What is left of a last group that was cut is dropped: the length tells. */
export const fromBase45 = (text: string): Uint8Array | undefined => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const letters = [...text.slice(at, at + 3)].map((letter) => LETTERS.indexOf(letter));
    if (letters.includes(-1)) return undefined;
    const value = letters.reduceRight((sum, letter) => sum * 45 + letter, 0);
    if (letters.length === 3 && value > 0xffff) return undefined;
    if (letters.length === 3) bytes.push(value >>> 8, value & 0xff);
    else if (letters.length === 2 && value <= 0xff) bytes.push(value);
  }
  return Uint8Array.from(bytes);
};
