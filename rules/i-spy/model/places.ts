import { message, piece, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, type Viewer, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { checkMap, EMPTY_MAP, flightsFrom, isJoined, type MapPrint, regionOf, regionParam } from './map';
import { type AssetCapital, type Capital, isAssetCapital } from './pieces';
import { bend, refuse } from './refusals';
import { type State, type Turn, withTurn } from './state';

interface Spies {
  readonly players: readonly { readonly region?: string }[];
}

/** As much of a match as places need. */
export type Placed = Spies & Pick<State, 'map'>;

/** The Capital that this seat's Spy is in. */
export const capitalOf = ({ map, players }: Placed, seat: Seat): Capital | undefined => {
  const region = players[seat]?.region;
  const print = map && region !== undefined ? regionOf(map, region) : undefined;
  return print?.kind === 'capital' ? print.capital : undefined;
};

export const occupantOf = ({ players }: Spies, region: string): Seat | undefined => {
  const seat = players.findIndex((player) => player.region === region);
  return seat < 0 ? undefined : seat;
};

export const isVacant = (state: Spies, region: string): boolean => occupantOf(state, region) === undefined;

/** IS-31: joined by a Normal Route, or in the same Capital. */
export const areAdjacent = (state: Placed, one: Seat, other: Seat): boolean => {
  const [from, to] = [state.players[one]?.region, state.players[other]?.region];
  if (!state.map || from === undefined || to === undefined) return false;
  const capital = capitalOf(state, one);
  return capital === undefined ? isJoined(state.map, [from, to]) : capital === capitalOf(state, other);
};

/** IS-34: the Spy stands on an Airship Route. */
export const canFly = ({ map, players }: Placed, seat: Seat): boolean => {
  const region = players[seat]?.region;
  return map !== undefined && region !== undefined && flightsFrom(map, region).length > 0;
};

/** IS-31: only Regions that exist. */
export const checkKnown = (map: MapPrint, region: string): readonly Violation[] =>
  regionOf(map, region)
    ? NONE
    : [refuse('IS-31', 'no-such-region', { params: { region: regionParam(map, region) } })];

/** IS-31: only one Spy in a Region, and only in one that exists. */
export const checkRoom = (
  state: Placed & { readonly map: MapPrint },
  region: string,
): readonly Violation[] => {
  const unknown = checkKnown(state.map, region);
  if (unknown.length > 0) return unknown;
  const there = occupantOf(state, region);
  const params = { region: regionParam(state.map, region) };
  return there === undefined ? NONE : [refuse('IS-31', 'occupied', { params, focus: [`spy/${there}`] })];
};

export const offTheMap = (state: State, seat: Seat): State => ({
  ...state,
  players: state.players.map((player, index) => {
    const { region: _, ...rest } = player;
    return index === seat ? rest : player;
  }),
});

/** IS-33: the first Spy who enters a Supply Cache takes its token, however it comes there. */
export const arrived = (state: State, seat: Seat, region: string): State => {
  const isFull =
    state.caches > 0 &&
    !state.emptied.includes(region) &&
    state.map !== undefined &&
    regionOf(state.map, region)?.kind === 'cache';
  const there = withPlayer(state, seat, { region });
  if (!isFull) return there;
  return {
    ...withPlayer(there, seat, { supply: playerOf(there, seat).supply + 1 }),
    caches: state.caches - 1,
    emptied: [...state.emptied, region],
  };
};

interface Looked extends Placed {
  readonly turn: Pick<Turn, 'seat' | 'looking' | 'owed'>;
}

/**
 * IS-41: the Capital whose Assets this viewer may look at now. On the map that is where the Spy stands, or where a
 * contact that the table recorded somewhere else leaves it to recruit.
 */
export const lookingAt = (state: Looked, viewer: Viewer): AssetCapital | undefined => {
  const { map, turn } = state;
  if (!map) return viewer === turn.seat ? turn.looking : undefined;
  if (viewer === 'table') return undefined;
  for (const owed of turn.owed)
    if (owed.kind === 'recruit' && owed.as === viewer && owed.capital) return owed.capital;
  const capital = capitalOf(state, viewer);
  return capital && isAssetCapital(capital) ? capital : undefined;
};

/*
 * IS-22: once in a turn a spy may enter a Capital. Without the map the first one that the table vouches for is where
 * this turn's visit is. Fleeing at the start of a turn is no visit (ruling), and what Coerce resolves as the opponent
 * happens where the opponent stands, IS-38.
 */

/** The Capital that this spy is in, or without the map has visited in this turn. */
export const visitedBy = (state: State, as: Seat): Capital | undefined => {
  if (state.map) return capitalOf(state, as);
  return as === state.turn.seat ? state.turn.visited : undefined;
};

/** A text that the app does not know may allow more: the table can record that. */
export const checkVisit = (state: State, as: Seat, capital: Capital): readonly Violation[] => {
  const visited = visitedBy(state, as);
  return visited === undefined || visited === capital
    ? NONE
    : [bend('IS-22', 'second-capital', { params: { capital: piece(capital), visited: piece(visited) } })];
};

export const withVisit = (state: State, as: Seat, capital: Capital): State =>
  as === state.turn.seat ? withTurn(state, { visited: capital }) : state;

interface Wanted {
  readonly key: string;
  /** Whose Spy goes there; the label may name it. */
  readonly spy: Seat;
}

/** One offer for each of these Regions. */
export const offersTo = ({ map }: Placed, regions: readonly string[], { key, spy }: Wanted) =>
  regions.map((region) => ({
    move: { region },
    label: message(key, { region: regionParam(map, region), seat: seatParam(spy) }),
    about: region,
  }));

/** The first thing that cannot be in a map that is read to the app; the rest of the map has been checked before. */
export const checkNewMap = (
  { map, options }: State,
  change: (map: MapPrint) => MapPrint,
): readonly Violation[] => {
  if (!map) return [refuse('IS-31', 'map-off')];
  if (options.box === 'practice') return [refuse('IS-31', 'map-known')];
  return checkMap(change(map)).slice(0, 1);
};

export const withMap = (state: State, change: (map: MapPrint) => MapPrint): State => ({
  ...state,
  map: change(state.map ?? EMPTY_MAP),
});
