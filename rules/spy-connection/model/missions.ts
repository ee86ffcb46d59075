import { number } from '@/rules/core/message';
import { type Violation } from '@/rules/core/violation';
import { checkCities, citiesParam, type MissionPrint } from './prints';
import { type Options } from './options';
import { MISSIONS, type Slot, slotPrice } from './prices';
import { refuse } from './refusals';
import { type Changing, copyOf, type Player, type State, type Tile } from './state';

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
    const tile = state.nextTile + index;
    return print ? { tile, print } : { tile };
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

const lies = (tiles: readonly Pick<Tile, 'print'>[], card: string): boolean => {
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

let box: { readonly prints: Options['missionPrints']; readonly byId: ReadonlyMap<string, MissionPrint> };

/** A Mission that the box knew when the match began; one match asks for those of one box. */
export const knownMission = ({ missionPrints: prints }: Options, id: string): MissionPrint | undefined => {
  if (box?.prints !== prints) box = { prints, byId: new Map(prints.map((print) => [print.id, print])) };
  return box.byId.get(id);
};

export const isKnown = (options: Options, id: string): boolean => knownMission(options, id) !== undefined;

/** SC-1, SC-2, SC-71: a card that was read from the table. */
export const checkNewPrint = (state: State, print: MissionPrint): readonly Violation[] => {
  const isNew = !isKnown(state.options, print.id) && !state.learned.includes(print.id);
  const known = state.options.missionPrints.length + state.learned.length;
  const params = { cities: citiesParam(state.board, print.cities) };
  return [
    ...checkCities(state.board, print.cities),
    ...(isOnTable(state, print.id) ? [refuse('SC-71', 'card-on-table', { params })] : []),
    ...(isNew && known >= MISSIONS
      ? [refuse('SC-1', 'too-many-missions', { params: { most: number(MISSIONS) } })]
      : []),
  ];
};

/** Keeps count of the cards that the box did not know. */
export const learn = (state: State, id: string): readonly string[] =>
  isKnown(state.options, id) || state.learned.includes(id) ? state.learned : [...state.learned, id];

/** The Mission that version 1 of the rules knew by the number of its tile. */
export const missionOfTile = ({ display, players }: State, tile: number): string => {
  const cards = [display, ...players.flatMap(({ open, completed }) => [open, completed])].flat();
  return cards.find((card) => card.tile === tile)?.print?.id ?? 'blank';
};
