import { getRandomBytes } from 'expo-crypto';

const SEED_BYTES = 32;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 bits from the platform's secure generator: more than any shuffle of ours has orders. */
export const newSeed = (): string => hexOf(getRandomBytes(SEED_BYTES));
