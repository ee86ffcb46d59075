import { type Seat } from '@/rules/core/seat';

interface Seating {
  readonly players: readonly { readonly left: boolean }[];
}

interface Round extends Seating {
  /** Who had the first turn of the round. */
  readonly first: Seat;
}

/** Clockwise from this seat, without who has left. */
export const clockwiseFrom = ({ players }: Seating, from: Seat): readonly Seat[] =>
  players.map((_, step) => (from + step) % players.length).filter((seat) => players[seat]?.left === false);

/** IS-20: the order of the round under way, which In The Wind does not change. */
export const roundOrder = (state: Round): readonly Seat[] => clockwiseFrom(state, state.first);

/** IS-20: the order outside turns starts with the current holder of the Initiative Card. */
export const turnOrder = (state: Seating & { readonly initiative: Seat }): readonly Seat[] =>
  clockwiseFrom(state, state.initiative);

/** Who has a turn after this seat in the same round. */
export const nextInRound = (state: Round, after: Seat): Seat | undefined => {
  const whole = state.players.map((_, step) => (state.first + step) % state.players.length);
  return whole.slice(whole.indexOf(after) + 1).find((seat) => state.players[seat]?.left === false);
};

export const opponentsOf = (state: Seating, seat: Seat): readonly Seat[] =>
  clockwiseFrom(state, seat).filter((other) => other !== seat);
