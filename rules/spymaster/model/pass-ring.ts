import { clockwise, type Seat } from '@/rules/core/seat';

export interface Ring {
  readonly players: readonly { readonly left: boolean }[];
  readonly active: Seat;
  /** The active player has moved or completed: the ring begins anew after this turn. */
  readonly acted: boolean;
  /** Players in a row that have passed. */
  readonly passes: number;
}

export interface PassRing {
  /** Who has passed since somebody acted, the first one first. */
  readonly passed: readonly Seat[];
  /** Passes in a row that are still missing. */
  readonly left: number;
  /** Whose pass would end the round. */
  readonly last: Seat;
}

/** The next one clockwise who is still here. */
export const nextSeat = (players: Ring['players'], from: Seat): Seat => {
  let seat = clockwise(from, players.length);
  while (players[seat]?.left && seat !== from) seat = clockwise(seat, players.length);
  return seat;
};

/** The seat itself, or the next one clockwise if its player has left. */
export const hereFrom = ({ players }: Pick<Ring, 'players'>, seat: Seat): Seat =>
  players[seat]?.left ? nextSeat(players, seat) : seat;

export const presentOf = (players: Ring['players']): readonly Seat[] =>
  players.flatMap(({ left }, seat) => (left ? [] : [seat]));

/** SM-37: the round ends when everybody has passed in a row. */
export const passRing = ({ players, active, acted, passes }: Ring): PassRing => {
  const present = presentOf(players);
  if (acted) return { passed: [], left: present.length, last: active };
  const from = Math.max(0, present.indexOf(active));
  const order = present.map((_, step) => present[(from + step) % present.length] as Seat);
  const left = Math.max(1, present.length - passes);
  return {
    passed: passes === 0 ? [] : order.slice(-passes),
    left,
    last: order[left - 1] ?? active,
  };
};

/** This one's pass, as the next thing done, ends the round. Before that `last` only says who closes the ring. */
export const passEndsRound = ({ left, last }: PassRing, seat: Seat): boolean => left === 1 && last === seat;
