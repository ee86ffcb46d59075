import type { Seat } from '@/rules/core/seat';
import { clockwise } from '@/rules/core/seat';

export interface TurnOrder {
  readonly players: readonly { readonly left: boolean }[];
  readonly active: Seat;
  /** Who completed the seventh Mission first, SC-55. */
  readonly trigger?: Seat;
}

/** SC-55: who has turns after the active seat, clockwise, until it would be the trigger's turn again. */
const upcoming = ({ players, active, trigger }: TurnOrder): readonly Seat[] => {
  const seats: Seat[] = [];
  let seat = active;
  for (let step = 0; step < players.length; step++) {
    seat = clockwise(seat, players.length);
    if (seat === trigger) break;
    if (!players[seat]?.left) seats.push(seat);
  }
  return seats;
};

/** `undefined`: nobody, the game ends. */
export const nextSeat = (order: TurnOrder): Seat | undefined => upcoming(order)[0];

/** Who still has a last turn after this one. */
export const lastTurns = (order: TurnOrder): readonly Seat[] =>
  order.trigger === undefined ? [] : upcoming(order);
