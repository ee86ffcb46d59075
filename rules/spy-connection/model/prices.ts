import { type Seat } from '@/rules/core/seat';

export type Side = 'light' | 'dark';
export type Slot = 1 | 2 | 3 | 4;
export type Prices = readonly [number, number, number, number];

/** SC-21, as read out of the book's example; an owner may read something else on the board. */
export const PRINTED_PRICES: Prices = [0, 1, 2, 2];

export const MOST_OPEN = 3;
export const SLOTS = 4;
export const MISSIONS = 43;
export const START_MISSIONS = 5;
export const CITIES = 12;
export const MISSIONS_TO_END = 7;

/** Who is on a space, as far as its price goes. */
export type Presence = 'empty' | 'mine' | 'rival';

/** SC-32: own Agents make it free, whoever else is there; rivals make it dearer, however many. */
export const spacePrice = (presence: Presence): number =>
  presence === 'mine' ? 0 : presence === 'rival' ? 2 : 1;

export interface Accepting {
  readonly side: Side;
  readonly prices: Prices;
  readonly slot: Slot;
  /** Open Missions just before accepting, SC-20. */
  readonly open: number;
}

/** SC-21, SC-60, SC-61: the Agents to assign. */
export const slotPrice = ({ side, prices, slot, open }: Accepting): number => {
  const printed = prices[slot - 1] as number;
  if (side === 'light') return printed;
  return open === 0 ? 0 : printed + 1;
};

interface Holding {
  readonly agents: Readonly<Record<string, number>>;
}

/** SC-32 for one space on the table. */
export const priceOfSpace = (players: readonly Holding[], seat: Seat, space: string): number => {
  if (players[seat]?.agents[space] !== undefined) return spacePrice('mine');
  for (let other = 0; other < players.length; other++)
    if (players[other]?.agents[space] !== undefined) return spacePrice('rival');
  return spacePrice('empty');
};

export const priceOf = (players: readonly Holding[], seat: Seat, spaces: readonly string[]): number => {
  let price = 0;
  for (let place = 0; place < spaces.length; place++)
    price += priceOfSpace(players, seat, spaces[place] as string);
  return price;
};
