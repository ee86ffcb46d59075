import type { Seat } from '@/rules/core/seat';
import { spacePrice } from '../prices';
import type { Player } from './state';

/** SC-32 for one space on the table. */
export const priceOfSpace = (players: readonly Player[], seat: Seat, space: string): number => {
  if (players[seat]?.agents[space] !== undefined) return spacePrice('mine');
  for (let other = 0; other < players.length; other++)
    if (players[other]?.agents[space] !== undefined) return spacePrice('rival');
  return spacePrice('empty');
};

export const priceOf = (players: readonly Player[], seat: Seat, spaces: readonly string[]): number => {
  let price = 0;
  for (let place = 0; place < spaces.length; place++)
    price += priceOfSpace(players, seat, spaces[place] as string);
  return price;
};
