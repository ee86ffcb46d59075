import { type Point } from '@/components/kit/map/plane';
import { type Size } from '@/components/kit/stage/bubble-place';
import { initialOf } from '@/components/kit/theme/seats';
import { type Seat } from '@/rules/core/seat';
import { onTheMove } from '@/rules/i-spy/advice/reach';
import { type MapPrint, regionOf } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type MapView } from '@/rules/i-spy/model/view';
import { type Table } from '../table';
import { type Goal } from './goals';
import { citiesOf, type Places } from './layout';
import { apart, SPY } from './spies';

interface SpyOnMap {
  readonly seat: Seat;
  readonly region: string;
  readonly at: Point;
  readonly colour: number;
  readonly initial: string;
  readonly active: boolean;
}

/** All that is drawn. */
export interface Scene {
  readonly map: MapPrint;
  readonly places: Places;
  readonly size: Size;
  readonly spies: readonly SpyOnMap[];
  readonly goals: ReadonlyMap<string, Goal>;
  /** Supply Caches with their token. */
  readonly stocked: readonly string[];
  readonly chosen: string | undefined;
  /** From the Spy to what was tapped. */
  readonly trail: readonly string[];
  readonly cityName: (capital: Capital) => string;
  /** What is drawn in short: where it is the same, so is the drawing. */
  readonly key: string;
}

interface Shown {
  readonly map: MapView;
  readonly places: Places;
  readonly size: Size;
  readonly goals: ReadonlyMap<string, Goal>;
  readonly chosen: string | undefined;
}

export const sceneOf = (table: Table, { map, places, size, goals, chosen }: Shown): Scene => {
  const { t } = table;
  const cityName = (capital: Capital) => t(`piece.${capital}`);
  const spies = spiesOn(table, places);
  const goal = chosen === undefined ? undefined : goals.get(chosen);
  const from = goal && spies.find(({ active }) => active)?.region;
  const trail = goal
    ? [
        ...(from === undefined ? [] : [from]),
        ...goal.moves.flatMap((move) => ('region' in move ? [move.region] : [])),
      ]
    : [];
  const key = JSON.stringify([
    spies,
    [...goals.values()].map(({ region, left }) => [region, left]),
    map.caches,
    trail,
    chosen,
    cityName('rome'),
  ]);
  return { map: map.print, places, size, spies, goals, stocked: map.caches, chosen, trail, cityName, key };
};

const spiesOn = ({ view, seatName, colourOf }: Table, places: Places): readonly SpyOnMap[] => {
  const mover = view.phase === 'turn' ? onTheMove(view) : undefined;
  const standing = view.players.flatMap(({ region, left }, seat) => {
    const at = region === undefined || left ? undefined : places.get(region);
    return region !== undefined && at ? [{ seat, region, at }] : [];
  });
  const gap = (SPY.active + SPY.other) / 2;
  const clear = apart(
    standing.map(({ at }) => at),
    gap,
  );
  return standing.map(({ seat, region, at }, one) => ({
    ...{ seat, region, at: clear[one] ?? at },
    ...{ colour: colourOf(seat), initial: initialOf(seatName(seat)), active: seat === mover },
  }));
};

/** Where a Region is tapped: any Region of a Capital in its middle. */
export const middleOfRegion = (
  { map, places }: Pick<Scene, 'map' | 'places'>,
  id: string,
): Point | undefined => {
  const region = regionOf(map, id);
  return region?.kind === 'capital' && region.capital
    ? citiesOf(map.regions, places).get(region.capital)
    : places.get(id);
};
