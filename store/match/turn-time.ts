import { type Clock } from '@/rules/core/log/clock';
import { type Seat } from '@/rules/core/seat';
import { type Standing } from './moment';
import { BREAK } from './result';

/** Longer than that nobody thinks: the clock of the phone was set. */
const LONGEST = 6 * 60 * 60 * 1000;

/** What went by; nothing where the clock of the phone went back. */
export const elapsed = (since: number, now: number): number =>
  now - since > LONGEST ? 0 : Math.max(0, now - since);

/** Whose time it is. What any of several may do first is nobody's turn. */
export const timedSeat = ({ over, decision }: Standing): Seat | undefined => {
  if (over || !decision) return undefined;
  const { seats, anyOrder, asksWho } = decision;
  return seats.length > 1 && (anyOrder || asksWho) ? undefined : seats[0];
};

/**
 * From when on the clock runs for whoever comes to look. Where nobody has said that he went, the app has ended under
 * somebody's hands, as with a reload: what went by since the last entry is that turn's, unless it was a break.
 */
export const runsFrom = ({ to, away, at }: Clock, now: number): number | undefined => {
  if (to !== 'run') return undefined;
  return !away && now > at && now - at <= BREAK ? at : now;
};

/** What an entry at this moment would say of everybody's time; `turn` is that of whoever is to move. */
export interface Reading {
  readonly turn: number;
  readonly totals: readonly number[];
}

export const readingOf = (standing: Standing, since: number | undefined, now: number): Reading => {
  const { seats, turn } = standing.log.clock;
  const seat = timedSeat(standing);
  const more = since === undefined || seat === undefined ? 0 : elapsed(since, now);
  const { seatCount } = standing.log.options;
  return {
    turn: (turn && turn.seat === seat ? turn.time : 0) + more,
    totals: Array.from({ length: seatCount }, (_, of) => (seats[of]?.time ?? 0) + (of === seat ? more : 0)),
  };
};
