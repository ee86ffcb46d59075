import { type SharedSource } from './shared-box';

/**
 * Format, length (2) and checksum (4), then the body: version of the game's coding, length and letters of its id, the
 * texts (deflated or not, length of both, bytes), and bit by bit what the game's kinds say.
 */
export const CODE_FORMAT = 1;
export const HEADER_BYTES = 7;
export const COUNT_BITS = 9;
/** Lengths have two bytes. */
export const MOST_BYTES = 2 ** 16;
export const SOURCES: readonly SharedSource[] = ['owner', 'read', 'rulebook', 'practice'];

/** A letter for each byte. */
export const textOfBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};
