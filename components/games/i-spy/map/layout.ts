import { type Point, distance, middleOf } from '@/components/kit/map/plane';
import { type Size } from '@/components/kit/stage/bubble-place';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { isDrawn, type LayOut, roughPlaces } from './region-graph';

export type Places = ReadonlyMap<string, Point>;

/** Around what is drawn: a name above and below, a mark at the sides. */
const EDGE = { x: 24, y: 34 } as const;
/** A map that grows may have a Region in any corner: what lies over the map keeps its place below it. */
const FOOT = 58;
/** A handful of Regions is not blown up. */
const MOST = 2.4;

/** Where each Region is drawn on a stage; without a layout only those of which the map itself tells. */
export const placesOf = (map: MapPrint, size: Size, layOut?: LayOut): Places =>
  inCities(map, fitted(roughPlaces(map, layOut), size, isDrawn(map) ? EDGE.y : FOOT));

/** Fills the stage in both directions. */
const fitted = (places: Places, { width, height }: Size, foot: number): Places => {
  const across = scale(
    [...places.values()].map(({ x }) => x),
    { from: EDGE.x, to: width - EDGE.x },
  );
  const down = scale(
    [...places.values()].map(({ y }) => y),
    { from: EDGE.y, to: height - foot },
  );
  return new Map([...places].map(([id, { x, y }]) => [id, { x: across(x), y: down(y) }]));
};

interface Room {
  readonly from: number;
  readonly to: number;
}

const scale = (values: readonly number[], { from, to }: Room): ((value: number) => number) => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const factor = Math.min((to - from) / Math.max(1, most - least), MOST);
  return (value) => (from + to) / 2 + (value - (least + most) / 2) * factor;
};

/** Half of a Capital on the map. */
export const CITY = 19;

/** The Regions of a Capital lie close together, and its Outlets around them. */
const inCities = ({ regions }: MapPrint, places: Places): Places => {
  const moved = new Map(places);
  for (const [capital, centre] of citiesOf(regions, places)) {
    const inside = regions.filter((region) => region.kind === 'capital' && region.capital === capital);
    const step = (2 * Math.PI) / inside.length;
    inside.forEach(({ id }, place) => {
      const angle = inside.length === 2 ? place * step : place * step - Math.PI / 2;
      const radius = inside.length > 1 ? CITY * 0.8 : 0;
      moved.set(id, { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) });
    });
    for (const { id, kind, capital: of } of regions) {
      const at = moved.get(id);
      if (kind === 'outlet' && of === capital && at) moved.set(id, outside(at, centre));
    }
  }
  return moved;
};

const outside = (at: Point, centre: Point): Point => {
  const gap = distance(at, centre) || 1;
  const factor = Math.max(1, (CITY * 1.75) / gap);
  return { x: centre.x + (at.x - centre.x) * factor, y: centre.y + (at.y - centre.y) * factor };
};

/** The middle of each Capital that has a Region on the map. */
export const citiesOf = (regions: MapPrint['regions'], places: Places): ReadonlyMap<Capital, Point> => {
  const all = new Map<Capital, readonly Point[]>();
  for (const { id, kind, capital } of regions) {
    const at = places.get(id);
    if (kind === 'capital' && capital && at) all.set(capital, [...(all.get(capital) ?? []), at]);
  }
  return new Map([...all].map(([capital, points]) => [capital, middleOf(points)]));
};
