import { type Seat } from '@/rules/core/seat';
import { drawFrom } from './draw';
import { newSeed } from './seed';

/** Who begins, by the platform's secure chance. */
export const randomSeat = (seatCount: number): Seat => {
  const seats = Array.from({ length: seatCount }, (_, seat) => String(seat));
  return Number(drawFrom(newSeed(), { deck: 'start-player', ordinal: 0, count: 1 }, seats)[0]);
};
