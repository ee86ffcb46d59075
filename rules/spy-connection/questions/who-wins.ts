import { message, type Message, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { laterOf } from '../model/scoring';

export interface TieFacts {
  /** By seat. */
  readonly totals: readonly number[];
  readonly startSeat: Seat;
}

export interface TieVerdict {
  readonly winner: Seat;
  readonly tied: readonly Seat[];
  readonly because: Message;
  readonly rule: string;
}

/** SC-57: who wins this tie? */
export const whoWins = ({ totals, startSeat }: TieFacts): TieVerdict | undefined => {
  const best = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const winner = laterOf({ seatCount: totals.length, startSeat }, tied);
  if (winner === undefined) return undefined;
  const key = tied.length === 1 ? 'decided.points' : 'decided.later-turn';
  return { winner, tied, because: message(key, { seat: seatParam(winner) }), rule: 'SC-57' };
};
