import { clockwise, type Seat } from '@/rules/core/seat';

export interface TurnOrder {
  readonly players: readonly { readonly left: boolean }[];
  readonly active: Seat;
  /** Who completed the seventh Mission first, SC-55. */
  readonly trigger?: Seat | undefined;
}

/** SC-55: who comes next, clockwise; `undefined` where it would be the trigger's turn again: the game ends. */
export const nextSeat = ({ players, active, trigger }: TurnOrder): Seat | undefined => {
  let seat = active;
  for (let step = 0; step < players.length; step++) {
    seat = clockwise(seat, players.length);
    if (seat === trigger) return undefined;
    if (!players[seat]?.left) return seat;
  }
  return undefined;
};

/** Who still has a last turn after this one. */
export const lastTurns = (order: TurnOrder): readonly Seat[] => {
  if (order.trigger === undefined) return [];
  const next = nextSeat(order);
  return next === undefined ? [] : [next, ...lastTurns({ ...order, active: next })];
};
