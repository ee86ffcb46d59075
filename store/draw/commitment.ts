import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** Shown at the start of a match; the seed that is revealed at the end has to fit it. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));
