import { ACTION_CARDS, NATIONS } from '@/rules/i-spy/model/pieces';
import { type State } from '@/rules/i-spy/model/state';

const fail = (what: string) => {
  throw new Error(what);
};

const once = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** IS-2, IS-3, IS-12, IS-45: every piece lies in one place, and no number passes its limit. */
export const expectPieces = (state: State): void => {
  for (const measure of ['influence', 'power'] as const)
    for (const nation of NATIONS) {
      const value = state.standing[measure][nation];
      if (!(value >= 0 && value <= 38)) fail(`[IS-3] ${nation} has ${value} ${measure}`);
    }
  state.players.forEach((_, seat) => expectCards(state, seat));
  expectTiles(state);
  expectAssets(state);
  expectPlaces(state);
};

/** IS-10, IS-30, IS-31: one Spy to a Region of the map, five caches, and never less than no Ticket. */
const expectPlaces = ({ map, players, turn, emptied, caches }: State): void => {
  const regions = players.flatMap(({ region }) => (region === undefined ? [] : [region]));
  if (!once(regions)) fail('[IS-31] two spies in a Region');
  if (regions.some((region) => !map?.regions.some(({ id }) => id === region)))
    fail('[IS-31] a spy off the map');
  if (map && emptied.length + caches !== 5) fail('[IS-10] a cache is gone');
  if (turn.tickets < 0) fail('[IS-30] a Ticket that does not exist');
};

const expectCards = ({ players, turn, phase }: State, seat: number): void => {
  const player = players[seat];
  if (!player) return;
  const agenda = turn.seat === seat && phase === 'turn' ? turn.agenda : [];
  const cards = [...player.hand, ...player.records, ...player.facedown.map(({ card }) => card), ...agenda];
  if (!once(cards) || !ACTION_CARDS.every((card) => cards.includes(card)))
    fail(`[IS-2] seat ${seat} has ${cards.length} cards`);
  if (player.supply < 0 || player.tags < 0) fail(`[IS-40] seat ${seat} owes pieces`);
};

const expectTiles = ({ places, tiles, players, nextTile, revealed, scandalized }: State): void => {
  const lying = places.filter((tile) => tile !== undefined);
  if (places.length !== 20 || !once(lying)) fail('[IS-12] a tile lies in two places');
  if (lying.length + revealed.length !== 20 || nextTile !== 21 + scandalized) fail('[IS-12] a tile is gone');
  players.forEach(({ tokensLeft }, seat) => {
    const placed = Object.values(tiles).flatMap(({ tokens }) => tokens.filter((owner) => owner === seat));
    if (tokensLeft + placed.length > 21) fail(`[IS-2] seat ${seat} has too many tokens`);
    if (tokensLeft < 0) fail('[IS-45] a token that does not exist');
  });
  if (Object.values(tiles).some(({ tokens }) => tokens.length > 3)) fail('[IS-45] a fourth token');
  const marked = Object.entries(tiles).flatMap(([tile, { tokens }]) =>
    tokens.length > 0 ? [Number(tile)] : [],
  );
  if (marked.some((tile) => !places.includes(tile))) fail('[IS-12] a token lies on a Politician who is gone');
};

const expectAssets = ({ stacks, players, nextAsset, lostAssets, options }: State): void => {
  const lying = [
    ...Object.values(stacks).flat(),
    ...players.flatMap(({ assets }) => assets.map((own) => own.asset)),
  ];
  const all = options.specialActionCards ? 35 : 29;
  if (!once(lying)) fail('[IS-2] an Asset lies in two places');
  if (lying.length + lostAssets + (all + 1 - nextAsset) !== all) fail('[IS-2] an Asset is gone');
};
