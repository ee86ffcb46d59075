import { type Seat } from '@/rules/core/seat';

interface Race {
  readonly trigger?: Seat | undefined;
  readonly active: Seat;
  readonly players: readonly { readonly left: boolean }[];
}

/** SC-55: who has a last turn, in their order, as long as nobody has begun one. */
export const lastRoundOf = (
  { trigger, active, players }: Race,
  untouched: boolean,
): readonly Seat[] | undefined => {
  if (trigger === undefined || !untouched) return undefined;
  const order = players
    .map((_, step) => (trigger + 1 + step) % players.length)
    .filter((seat) => seat !== trigger && !players[seat]?.left);
  return order[0] === active ? order : undefined;
};
