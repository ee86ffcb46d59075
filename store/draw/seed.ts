import { getRandomBytes } from 'expo-crypto';
import { type Seat } from '@/rules/core/seat';
import { drawFrom } from './draw';

const SEED_BYTES = 32;
const SEED = /^[0-9a-f]{64}$/;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 bits from the platform's secure generator: more than any shuffle of ours has orders. */
export const newSeed = (): string => hexOf(getRandomBytes(SEED_BYTES));

export const isSeed = (text: string): boolean => SEED.test(text);

/** Who begins, by the platform's secure chance. */
export const randomSeat = (seatCount: number): Seat => {
  const seats = Array.from({ length: seatCount }, (_, seat) => String(seat));
  return Number(drawFrom(newSeed(), { deck: 'start-player', ordinal: 0, count: 1 }, seats)[0]);
};
