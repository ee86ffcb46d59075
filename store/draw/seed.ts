import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';
import { getRandomBytes } from 'expo-crypto';

const SEED_BYTES = 32;
const SEED = /^[0-9a-f]{64}$/;

/** 256 bits from the platform's secure generator: more than any shuffle of ours has orders. */
export const newSeed = (): string => bytesToHex(getRandomBytes(SEED_BYTES));

export const isSeed = (text: string): boolean => SEED.test(text);

/** Shown at the start of a match; the seed that is revealed at the end has to fit it. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));
