import { type Seat } from '../seat';
import { type JournalEntry } from './journal';

/** Off unless the table wants it. A pause lasts until somebody goes on, at the latest with the next move. */
export type ClockTo = 'run' | 'pause' | 'off';

/** Whose time it was since the entry before, in milliseconds. */
export interface Spent {
  readonly seat: Seat;
  readonly time: number;
}

export interface SeatTime {
  readonly time: number;
  readonly turns: number;
}

/**
 * Who had how long. It is told from the entries of the journal alone: each that is made while the clock runs says whose
 * time went by before it, so nothing is written for the clock itself but where it is set or everybody looks away.
 */
export interface Clock {
  readonly to: ClockTo;
  /** The last entry says that nobody looked at the match any more. */
  readonly away: boolean;
  /** When the last entry was made. */
  readonly at: number;
  /** By seat, as far as anybody had any. */
  readonly seats: readonly SeatTime[];
  /** The turn that was timed last. */
  readonly turn?: Spent;
}

export const NO_CLOCK: Clock = { to: 'off', away: false, at: 0, seats: [] };

const NONE: SeatTime = { time: 0, turns: 0 };

/** A match that never had a clock keeps the one that it began with. */
export const clockAfter = (clock: Clock, entry: JournalEntry): Clock => {
  const { at, kind, spent } = entry;
  if (clock === NO_CLOCK && kind !== 'clock') return clock;
  const away = kind === 'clock' && entry.to === 'away';
  return { ...timed(clock, spent), to: nextOf(clock, entry), away, at };
};

const nextOf = ({ to }: Clock, entry: JournalEntry): ClockTo => {
  if (entry.kind === 'clock') return entry.to === 'away' ? to : entry.to;
  return to === 'pause' && entry.kind === 'append' ? 'run' : to;
};

const timed = (clock: Clock, spent: Spent | undefined): Clock => {
  if (!spent) return clock;
  const { seat, time } = spent;
  const { turn, seats } = clock;
  const goesOn = turn?.seat === seat;
  const length = Math.max(seats.length, seat + 1);
  return {
    ...clock,
    turn: { seat, time: (goesOn ? turn.time : 0) + time },
    seats: Array.from({ length }, (_, of) => {
      const before = seats[of] ?? NONE;
      if (of !== seat) return before;
      return { time: before.time + time, turns: before.turns + (goesOn ? 0 : 1) };
    }),
  };
};
