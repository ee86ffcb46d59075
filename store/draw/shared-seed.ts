import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { type Share } from '@/rules/core/log/journal';

/**
 * The seed that is drawn from, where everybody has added to it. The sealed one was fixed before the first tap, so
 * whoever holds the phone cannot choose among matches without everybody tapping in each.
 */
export const mixedSeed = (seed: string, shares: readonly Share[]): string => {
  if (shares.length === 0) return seed;
  const stirred = shares.map(({ seat, salt }) => `${seat}:${salt}`).join('/');
  return bytesToHex(sha256(utf8ToBytes(`${seed}/${stirred}`)));
};
