/** Seats are numbered clockwise from 0, as the players sit. */
export type Seat = number;

/** Who makes a move. Chance, corrections and what the group decides together are made by the table. */
export type Actor = Seat | 'table';

/** Who looks at the phone. `table` knows what lies open for everybody. */
export type Viewer = Seat | 'table';

/** What the options of every game share, so that a rematch can rotate the start without knowing the game. */
export interface TableOptions {
  readonly seatCount: number;
  readonly startSeat: Seat;
}

export const seatsOf = (options: TableOptions): readonly Seat[] =>
  Array.from({ length: options.seatCount }, (_, seat) => seat);

export const clockwise = (seat: Seat, seatCount: number): Seat => (seat + 1) % seatCount;
