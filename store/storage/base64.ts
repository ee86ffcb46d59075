const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** RFC 4648 without padding: safe in a link, and nothing that a messenger would change. */
export const toBase64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const value = (a << 16) | (b << 8) | c;
    const letters = Math.min(3, bytes.length - at) + 1;
    for (let letter = 0; letter < letters; letter++)
      text += BASE64URL.charAt((value >>> (18 - 6 * letter)) & 63);
  }
  return text;
};

/** `undefined`: no such text. What is left of a last group that was cut is dropped: the length tells. */
export const fromBase64url = (text: string): Uint8Array | undefined => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const letters = [...text.slice(at, at + 4)].map((letter) => BASE64URL.indexOf(letter));
    if (letters.includes(-1)) return undefined;
    const value = letters.reduce((sum, letter, place) => sum | (letter << (18 - 6 * place)), 0);
    for (let byte = 0; byte < letters.length - 1; byte++) bytes.push((value >>> (16 - 8 * byte)) & 0xff);
  }
  return Uint8Array.from(bytes);
};
