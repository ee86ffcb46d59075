import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { newSeed } from './seed';

/** What a tap adds to the chance: nobody can tell it before, and when it comes is up to whoever taps. */
export const saltOfTap = (): string =>
  bytesToHex(sha256(utf8ToBytes(`${newSeed()} ${performance.now()}`))).slice(0, 32);
