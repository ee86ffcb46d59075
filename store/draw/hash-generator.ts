import { sha256 } from '@noble/hashes/sha2';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { type RandomGenerator } from 'pure-rand/types/RandomGenerator';

const WORDS = 8;

/**
 * SHA-256 in counter mode. pure-rand's own generators hold 128 bits or start from 32, and an order of 43 cards
 * needs 175; this one passes all 256 bits of the seed on to every draw.
 */
export const hashGenerator = (seed: string, purpose: string): RandomGenerator =>
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
