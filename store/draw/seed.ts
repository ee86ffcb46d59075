import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { getRandomBytes } from 'expo-crypto';
import { type Seat } from '@/rules/core/seat';
import { drawFrom } from './draw';

const SEED_BYTES = 32;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 bits from the platform's secure generator: more than any shuffle of ours has orders. */
export const newSeed = (): string => hexOf(getRandomBytes(SEED_BYTES));

/** What a tap adds to the chance: nobody can tell it before, and when it comes is up to whoever taps. */
export const saltOfTap = (): string =>
  bytesToHex(sha256(utf8ToBytes(`${newSeed()} ${performance.now()}`))).slice(0, 32);

/** Who begins, by the platform's secure chance. */
export const randomSeat = (seatCount: number): Seat => {
  const seats = Array.from({ length: seatCount }, (_, seat) => String(seat));
  return Number(drawFrom(newSeed(), { deck: 'start-player', ordinal: 0, count: 1 }, seats)[0]);
};
