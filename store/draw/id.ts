import { getRandomBytes } from 'expo-crypto';

/**
 * A UUID of version 4 out of random bytes. Browsers have one of their own only where a page came over https, and the
 * phones in the room get theirs from a computer beside the board.
 */
export const newId = (): string => {
  const bytes = getRandomBytes(16);
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
