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

/** The player at this seat; asking for a seat that does not exist is a bug. */
export const playerOf = <Player>(
  { players }: { readonly players: readonly Player[] },
  seat: Seat,
): Player => {
  const player = players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};

/** The state with something changed about one player. */
export const withPlayer = <Player extends object, State extends { readonly players: readonly Player[] }>(
  state: State,
  seat: Seat,
  change: Partial<State['players'][number]>,
): State => {
  const players = state.players.slice();
  players[seat] = { ...playerOf(state, seat), ...change };
  return { ...state, players };
};
