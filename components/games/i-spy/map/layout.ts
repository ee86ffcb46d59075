import { type Frame, type Point, distance, middleOf } from '@/components/kit/map/plane';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type LayOut, roughPlaces } from './region-graph';

export type Places = ReadonlyMap<string, Point>;

/** As high as a phone shows of it between whose turn it is and the thumb. */
export const FRAME: Frame = { x: 0, y: 0, width: 1000, height: 1060 };
const EDGE = 66;

/** Where each Region is drawn; without a layout only those of which the map itself tells. */
export const placesOf = (map: MapPrint, layOut?: LayOut): Places =>
  inCities(map, fitted(roughPlaces(map, layOut)));

/** Fills the frame in both directions, but a handful of Regions is not blown up. */
const fitted = (places: Places): Places => {
  const across = scale(
    [...places.values()].map(({ x }) => x),
    FRAME.width,
  );
  const down = scale(
    [...places.values()].map(({ y }) => y),
    FRAME.height,
  );
  return new Map([...places].map(([id, { x, y }]) => [id, { x: across(x), y: down(y) }]));
};

const scale = (values: readonly number[], length: number): ((value: number) => number) => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const factor = Math.min((length - 2 * EDGE) / Math.max(1, most - least), 1.6);
  return (value) => length / 2 + (value - (least + most) / 2) * factor;
};

/** Half of a Capital on the map. */
export const CITY = 47;

/** The Regions of a Capital lie close together, and its Outlets around them. */
const inCities = ({ regions }: MapPrint, places: Places): Places => {
  const moved = new Map(places);
  for (const [capital, centre] of citiesOf(regions, places)) {
    const inside = regions.filter((region) => region.kind === 'capital' && region.capital === capital);
    const step = (2 * Math.PI) / inside.length;
    inside.forEach(({ id }, place) => {
      const angle = inside.length === 2 ? place * step : place * step - Math.PI / 2;
      const radius = inside.length > 1 ? CITY * 0.46 : 0;
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
  const factor = Math.max(1, (CITY * 1.6) / gap);
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

/** The nearest Region within reach of the finger. */
export const regionAt = (places: Places, at: Point, reach: number): string | undefined => {
  const [near] = [...places]
    .map(([id, point]) => ({ id, away: distance(point, at) }))
    .sort((a, b) => a.away - b.away);
  return near && near.away <= reach ? near.id : undefined;
};
