import type { Seat, Viewer } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { MapPrint } from '../map';
import { isJoined } from '../check-map';
import { flightsFrom, regionOf, regionParam } from '../map';
import type { AssetCapital, Capital } from '../pieces';
import { isAssetCapital } from '../pieces';
import { NONE, refuse } from '../refusals';
import type { State, Turn } from './state';
import { playerOf, withPlayer } from './state';

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

/** IS-31: only one Spy in a Region, and only in one that exists. */
export const checkRoom = (
  state: Placed & { readonly map: MapPrint },
  region: string,
): readonly Violation[] => {
  const params = { region: regionParam(state.map, region) };
  if (!regionOf(state.map, region)) return [refuse('IS-31', 'no-such-region', { params })];
  const there = occupantOf(state, region);
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
  readonly turn: Pick<Turn, 'seat' | 'looking'>;
}

/** IS-41: the Capital whose Assets this viewer may look at now. */
export const lookingAt = (state: Looked, viewer: Viewer): AssetCapital | undefined => {
  if (!state.map) return viewer === state.turn.seat ? state.turn.looking : undefined;
  const capital = viewer === 'table' ? undefined : capitalOf(state, viewer);
  return capital && isAssetCapital(capital) ? capital : undefined;
};
