import { number } from '@/rules/core/message';
import type { TableOptions } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { NONE, refuse } from './refusals';

export const SEATS = { min: 2, max: 6 };

/** SM-1, SM-13: who plays, and who is the first SpyMaster. */
export const checkTable = ({ seatCount, startSeat }: TableOptions): readonly Violation[] => [
  ...(seatCount < SEATS.min || seatCount > SEATS.max
    ? [refuse('SM-1', 'players', { params: { min: number(SEATS.min), max: number(SEATS.max) } })]
    : NONE),
  ...(startSeat < 0 || startSeat >= seatCount ? [refuse('SM-13', 'no-such-seat')] : NONE),
];
