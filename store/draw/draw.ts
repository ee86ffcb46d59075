import { sha256 } from '@noble/hashes/sha2';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { type RandomGenerator } from 'pure-rand/types/RandomGenerator';

export interface Draw {
  readonly deck: string;
  readonly ordinal: number;
  readonly count: number;
}

/**
 * Draws without replacement. The same seed, deck and ordinal give the same cards of the same pool, so that a
 * draw that was undone comes back as it was.
 */
export const drawFrom = (
  seed: string,
  { deck, ordinal, count }: Draw,
  pool: readonly string[],
): readonly string[] => {
  // The length keeps decks apart whose names run into the ordinal.
  const generator = hashGenerator(seed, `${deck.length}/${deck}/${ordinal}`);
  const left = [...pool];
  const size = Math.min(count, left.length);
  for (let index = 0; index < size; index++) {
    const chosen = uniformInt(generator, index, left.length - 1);
    [left[index], left[chosen]] = [left[chosen] as string, left[index] as string];
  }
  return left.slice(0, size);
};

export const shuffle = (seed: string, deck: string, items: readonly string[]): readonly string[] =>
  drawFrom(seed, { deck, ordinal: 0, count: items.length }, items);

const WORDS = 8;

/**
 * SHA-256 in counter mode. pure-rand's own generators hold 128 bits or start from 32, and an order of 43 cards
 * needs 175; this one passes all 256 bits of the seed on to every draw.
 */
const hashGenerator = (seed: string, purpose: string): RandomGenerator =>
  from(concatBytes(hexToBytes(seed), utf8ToBytes(purpose)), 0);

const from = (key: Uint8Array, start: number): RandomGenerator => {
  let position = start;
  let block: DataView | undefined;
  return {
    clone: () => from(key, position),
    next: () => {
      const word = position % WORDS;
      if (word === 0 || !block) block = blockOf(key, Math.floor(position / WORDS));
      position++;
      return block.getInt32(word * 4);
    },
    getState: () => [position],
  };
};

const blockOf = (key: Uint8Array, counter: number): DataView => {
  const suffix = new Uint8Array(4);
  new DataView(suffix.buffer).setUint32(0, counter);
  return new DataView(sha256(concatBytes(key, suffix)).buffer);
};
