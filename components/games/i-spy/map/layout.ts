import type { Frame, Point } from '@/components/map/plane';
import { distance } from '@/components/map/plane';
import type { MapPrint, RegionPrint } from '@/rules/i-spy/map';
import { besides } from '@/rules/i-spy/map';
import type { Capital } from '@/rules/i-spy/pieces';

export type Places = ReadonlyMap<string, Point>;

/** As high as a phone shows of it between whose turn it is and the thumb. */
export const FRAME: Frame = { x: 0, y: 0, width: 1000, height: 980 };
const EDGE = 66;

const layouts = new WeakMap<MapPrint, Places>();

/** Where each Region is drawn, worked out once for each map. */
export const placesOf = (map: MapPrint): Places => {
  const known = layouts.get(map);
  if (known) return known;
  const places = inCities(map, fitted(apart(map, placed(map))));
  layouts.set(map, places);
  return places;
};

/** Roughly where the six cities lie in Europe; what an owner has learned is drawn around them. */
const CITIES: Readonly<Record<Capital, Point>> = {
  london: { x: 165, y: 290 },
  paris: { x: 225, y: 440 },
  berlin: { x: 490, y: 260 },
  rome: { x: 520, y: 740 },
  budapest: { x: 685, y: 510 },
  'st-petersburg': { x: 870, y: 75 },
};
const MIDDLE: Point = { x: 500, y: 450 };
const ROOM = 75;

/** A turn of the golden angle after each other, so that none hides another. */
const around = (centre: Point, place: number, radius: number): Point => {
  const angle = place * 2.4;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
};

/** As the map says; else beside its Capital, between the Regions that a Route joins it with, or on a ring. */
const placed = (map: MapPrint): Places => {
  const places = new Map<string, Point>();
  const inCapital = new Map<string, number>();
  for (const region of map.regions) {
    const at = region.at ? { x: region.at[0], y: region.at[1] } : cityPlace(region, inCapital);
    if (at) places.set(region.id, at);
  }
  const waiting = () => map.regions.filter(({ id }) => !places.has(id));
  for (let open = waiting(); open.length > 0; open = waiting()) {
    const next = open.find(({ id }) => besides(map, id).some((other) => places.has(other))) ?? open[0];
    if (next) places.set(next.id, besidePlace(map, next.id, places));
  }
  return places;
};

const cityPlace = ({ capital, kind }: RegionPrint, counted: Map<string, number>): Point | undefined => {
  if (!capital) return undefined;
  const key = `${capital} ${kind}`;
  const place = counted.get(key) ?? 0;
  counted.set(key, place + 1);
  const city = CITIES[capital];
  return kind === 'capital' ? { x: city.x + (place - 0.5) * 34, y: city.y } : around(city, place, ROOM);
};

const besidePlace = (map: MapPrint, id: string, places: Places): Point => {
  const near = besides(map, id).flatMap((other) => places.get(other) ?? []);
  if (near.length === 0) return around(MIDDLE, places.size, 330);
  return around(middleOf(near), places.size, near.length > 1 ? 20 : ROOM);
};

/** Pushes learned Regions off all others; those of a printed map stay where they are. */
const apart = ({ regions }: MapPrint, places: Places): Places => {
  const points = regions.map(({ id }) => places.get(id) ?? MIDDLE);
  const loose = regions.flatMap(({ at, kind }, place) => (!at && kind !== 'capital' ? [place] : []));
  for (let round = 0; round < 40; round++)
    for (const place of loose) {
      let point = points[place] ?? MIDDLE;
      points.forEach((other, at) => {
        if (at !== place) point = pushed(point, other);
      });
      points[place] = point;
    }
  return new Map(regions.map(({ id }, place) => [id, points[place] ?? MIDDLE]));
};

const pushed = (point: Point, other: Point): Point => {
  const gap = distance(point, other);
  if (gap >= ROOM || gap === 0) return point;
  const step = ((ROOM - gap) / gap) * 0.35;
  return { x: point.x + (point.x - other.x) * step, y: point.y + (point.y - other.y) * step };
};

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

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The nearest Region within reach of the finger. */
export const regionAt = (places: Places, at: Point, reach: number): string | undefined => {
  const [near] = [...places]
    .map(([id, point]) => ({ id, away: distance(point, at) }))
    .sort((a, b) => a.away - b.away);
  return near && near.away <= reach ? near.id : undefined;
};
