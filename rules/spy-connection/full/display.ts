import type { MissionPrint } from '../box';
import { slotPrice } from '../prices';
import type { Slot } from '../prices';
import type { Changing, Player, State, Tile } from './state';
import { copyOf } from './state';

export const priceFor = ({ options }: State, player: Player, slot: Slot): number =>
  slotPrice({ side: options.board, prices: options.prices, slot, open: player.open.length });

/** SC-24: how many cards can come now; an empty deck is made of the discarded Missions first. */
const reshuffle = (state: Changing<State>): void => {
  if (state.deck > 0) return;
  state.deck = state.discard.length;
  state.discard = [];
};

/** SC-12, SC-23: `count` cards are to come. Real cards lie there at once, as blank tiles. */
export const reveal = (state: State, count: number): State => {
  const after = copyOf(state);
  after.toReveal = count;
  reshuffle(after);
  if (after.deck === 0) after.toReveal = 0;
  if (after.toReveal === 0 || after.options.decks === 'digital') return after;
  place(
    after,
    Array.from({ length: Math.min(count, after.deck) }, () => undefined),
  );
  return after.toReveal > 0 ? reveal(after, after.toReveal) : after;
};

/** A digital deck's answer; what it still owes goes on with the shuffled discards. */
export const revealed = (state: State, prints: readonly MissionPrint[]): State => {
  const after = copyOf(state);
  after.reveals = state.reveals + 1;
  place(after, prints);
  return after.toReveal > 0 ? reveal(after, after.toReveal) : after;
};

const place = (state: Changing<State>, prints: readonly (MissionPrint | undefined)[]): void => {
  const tiles = prints.map((print, index): Tile => {
    const mission = state.nextTile + index;
    return print ? { mission, print } : { mission };
  });
  state.display = [...state.display, ...tiles];
  state.nextTile += prints.length;
  state.deck -= prints.length;
  state.toReveal -= prints.length;
};

/** How many cards a digital deck has to give now. */
export const owed = ({ toReveal, deck }: State): number => (toReveal < deck ? toReveal : deck);

/** SC-71: whether this Mission is known to lie somewhere else than in the deck. */
export const isOnTable = ({ discard, display, players }: State, card: string): boolean => {
  if (discard.includes(card) || lies(display, card)) return true;
  for (let seat = 0; seat < players.length; seat++) {
    const { open, completed } = players[seat] as Player;
    if (lies(open, card) || lies(completed, card)) return true;
  }
  return false;
};

const lies = (tiles: readonly Tile[], card: string): boolean => {
  for (let place = 0; place < tiles.length; place++) if (tiles[place]?.print?.id === card) return true;
  return false;
};

/** SC-71: the ids of all Missions that are known to lie somewhere else than in the deck. */
export const idsOnTable = (state: State): ReadonlySet<string> => {
  const ids = new Set(state.discard);
  for (const { print } of state.display) if (print) ids.add(print.id);
  for (const player of state.players) {
    for (const { print } of player.open) ids.add(print.id);
    for (const { print } of player.completed) ids.add(print.id);
  }
  return ids;
};
