import { type Seat } from '@/rules/core/seat';

/**
 * How far to turn so that the seat reads upright. Seat 0 sits at the lower edge and the others follow
 * clockwise, so that the second of four sits at the left edge.
 */
export const facing = (seat: Seat, seatCount: number): 0 | 90 | 180 | 270 =>
  ((Math.round((seat * 4) / Math.max(1, seatCount)) % 4) * 90) as 0 | 90 | 180 | 270;
