import type { Seat } from '@/rules/core/seat';
import { phaseOfRound, PLACES, POLITICIANS, SHADOWS } from '../pieces';
import type { PoliticianPrint } from '../prints';
import { checkOwn, checkRoom, checkStack, checkUntouched } from '../tokens';
import { playerOf } from './state';
import type { State, Tile } from './state';

const BARE: Tile = { tokens: [], notes: {} };

export const tileOf = ({ tiles }: Pick<State, 'tiles'>, politician: number): Tile =>
  tiles[politician] ?? BARE;

/** 1 to 20, or nothing for a tile that is not on the board. */
export const placeOf = ({ places }: Pick<State, 'places'>, politician: number): number | undefined => {
  const index = places.indexOf(politician);
  return index < 0 ? undefined : index + 1;
};

export const tilesOnBoard = ({ places }: Pick<State, 'places'>): readonly number[] =>
  places.filter((tile) => tile !== undefined);

export const inShadows = (place: number): boolean => place <= SHADOWS;

/** The last place of each Scoring Phase's group, from the left, as far as their numbers are known without a gap. */
const lastPlaces = ({ phases }: State['prints']): readonly number[] => {
  const ends: number[] = [];
  let last = SHADOWS;
  for (let phase = 1; last < PLACES; phase++) {
    const print = phases[phase];
    if (!print) break;
    last += print.politicians;
    ends.push(last);
  }
  return ends;
};

/** The Scoring Phase that reveals the tile on this place, where the numbers of the phases before are known. */
export const groupOf = ({ prints }: Pick<State, 'prints'>, place: number): number | 'shadows' | undefined => {
  if (inShadows(place)) return 'shadows';
  const group = lastPlaces(prints).findIndex((last) => place <= last);
  return group < 0 ? undefined : group + 1;
};

/** IS-51: what this Scoring Phase has still to reveal, from the left. */
export const toReveal = ({ prints, places, round }: State): readonly number[] => {
  const ends = [SHADOWS, ...lastPlaces(prints)];
  const phase = phaseOfRound(round);
  return places.slice(ends[phase - 1] ?? PLACES, ends[phase] ?? 0).filter((tile) => tile !== undefined);
};

/** What a tile shows, where the phone shuffled. */
export const shuffledPrint = (state: State, politician: number): PoliticianPrint | undefined => {
  const id = state.politicianOrder?.[politician - 1];
  return id ? state.options.politicianPrints.find((print) => print.id === id) : undefined;
};

export const stackLeft = ({ nextTile }: State): number => POLITICIANS + 1 - nextTile;

export const withTile = (state: State, politician: number, change: Partial<Tile>): State => ({
  ...state,
  tiles: { ...state.tiles, [politician]: { ...tileOf(state, politician), ...change } },
});

/** A tile leaves the board: its place is empty or taken by another one. */
export const replaceTile = (state: State, politician: number, by?: number): State => {
  const { [politician]: _, ...tiles } = state.tiles;
  return { ...state, tiles, places: state.places.map((tile) => (tile === politician ? by : tile)) };
};

export const canControl = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).tokensLeft > 0 &&
  tilesOnBoard(state).some((tile) => checkRoom(tileOf(state, tile).tokens).length === 0);

export const canEmpower = (state: State, seat: Seat): boolean =>
  tilesOnBoard(state).filter((tile) => checkUntouched(tileOf(state, tile).tokens, seat).length === 0).length >
  1;

export const canScandalize = (state: State, seat: Seat): boolean =>
  checkStack(stackLeft(state)).length === 0 &&
  tilesOnBoard(state).some((tile) => {
    const { tokens } = tileOf(state, tile);
    return checkOwn(tokens, seat).length + checkUntouched(tokens, seat).length === 0;
  });
