import type { MissionPrint } from '../box';
import { slotPrice } from '../prices';
import type { Slot } from '../prices';
import type { Player, State, Tile } from './state';

export const priceFor = ({ options }: State, player: Player, slot: Slot): number =>
  slotPrice({ side: options.board, prices: options.prices, slot, open: player.open.length });

/** SC-24: how many cards can come now; an empty deck is made of the discarded Missions first. */
const reshuffled = (state: State): State =>
  state.deck > 0 ? state : { ...state, deck: state.discard.length, discard: [] };

/** SC-12, SC-23: `count` cards are to come. Real cards lie there at once, as blank tiles. */
export const reveal = (state: State, count: number): State => {
  const ready = reshuffled({ ...state, toReveal: count });
  if (ready.deck === 0) return { ...ready, toReveal: 0 };
  if (ready.options.decks === 'digital') return ready;
  const shown = Math.min(count, ready.deck);
  const after = place(
    ready,
    Array.from({ length: shown }, () => undefined),
  );
  return after.toReveal > 0 ? reveal(after, after.toReveal) : after;
};

/** A digital deck's answer; what it still owes goes on with the shuffled discards. */
export const revealed = (state: State, prints: readonly MissionPrint[]): State => {
  const after = place({ ...state, reveals: state.reveals + 1 }, prints);
  return after.toReveal > 0 ? reveal(after, after.toReveal) : after;
};

const place = (state: State, prints: readonly (MissionPrint | undefined)[]): State => ({
  ...state,
  display: [
    ...state.display,
    ...prints.map((print, index): Tile => {
      const mission = state.nextTile + index;
      return print ? { mission, print } : { mission };
    }),
  ],
  nextTile: state.nextTile + prints.length,
  deck: state.deck - prints.length,
  toReveal: state.toReveal - prints.length,
});

/** How many cards a digital deck has to give now. */
export const owed = (state: State): number => Math.min(state.toReveal, state.deck);

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
