import type { Point } from '@/components/map/plane';
import { distance, middleOf } from '@/components/map/plane';
import type { MapPrint, RegionPrint } from '@/rules/i-spy/map';
import { besides } from '@/rules/i-spy/map';
import type { Capital } from '@/rules/i-spy/pieces';

/** Roughly where the six cities lie in Europe; what an owner has learned is drawn around them. */
const CITIES: Readonly<Record<Capital, Point>> = {
  london: { x: 165, y: 290 },
  paris: { x: 225, y: 480 },
  berlin: { x: 490, y: 260 },
  rome: { x: 520, y: 740 },
  budapest: { x: 685, y: 510 },
  'st-petersburg': { x: 870, y: 75 },
};
const MIDDLE: Point = { x: 500, y: 450 };
const ROUNDS = 60;

/** As the map says; else found: around the cities, near what a Route joins it with, and apart from all others. */
export const roughPlaces = (map: MapPrint): ReadonlyMap<string, Point> => {
  const room = Math.max(70, 420 / Math.sqrt(map.regions.length || 1));
  return settled(map, begun(map, room), room);
};

/** A turn of the golden angle after each other, so that none hides another. */
const around = (centre: Point, place: number, radius: number): Point => {
  const angle = place * 2.4;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
};

/** Before they find their distance: beside a Capital, beside a neighbour, or around the middle. */
const begun = (map: MapPrint, room: number): ReadonlyMap<string, Point> => {
  const places = new Map<string, Point>();
  map.regions.forEach((region, place) => {
    const at = region.at ? { x: region.at[0], y: region.at[1] } : cityPlace(region, place, room);
    if (at) places.set(region.id, at);
  });
  const waiting = () => map.regions.filter(({ id }) => !places.has(id));
  for (let open = waiting(); open.length > 0; open = waiting()) {
    const next = open.find(({ id }) => besides(map, id).some((other) => places.has(other))) ?? open[0];
    if (!next) break;
    const near = besides(map, next.id).flatMap((other) => places.get(other) ?? []);
    places.set(next.id, around(near.length > 0 ? middleOf(near) : MIDDLE, places.size, room));
  }
  return places;
};

const cityPlace = ({ capital, kind }: RegionPrint, place: number, room: number): Point | undefined => {
  if (!capital) return undefined;
  return around(CITIES[capital], place, kind === 'capital' ? 1 : room);
};

/** Routes pull, and whatever is too near pushes; what a map says, and the cities, stay where they are. */
const settled = (
  map: MapPrint,
  places: ReadonlyMap<string, Point>,
  room: number,
): ReadonlyMap<string, Point> => {
  const { regions } = map;
  const points = regions.map(({ id }) => places.get(id) ?? MIDDLE);
  const index = new Map(regions.map(({ id }, place) => [id, place]));
  const loose = regions.flatMap(({ id, at, kind, capital }, place) => {
    const joined = besides(map, id).flatMap((other) => index.get(other) ?? []);
    return at || kind === 'capital' ? [] : [{ place, joined, city: capital && CITIES[capital] }];
  });
  for (let round = 0; round < ROUNDS; round++)
    for (const { place, joined, city } of loose) {
      let point = points[place] ?? MIDDLE;
      for (const other of joined) point = sprung(point, points[other] ?? MIDDLE, room);
      if (city) point = sprung(point, city, room);
      points.forEach((other, at) => {
        if (at !== place) point = pushed(point, other, room);
      });
      points[place] = point;
    }
  return new Map(regions.map(({ id }, place) => [id, points[place] ?? MIDDLE]));
};

/** A part of the way to where it would be at this distance. */
const towards = (point: Point, other: Point, share: number): Point => ({
  x: point.x + (other.x - point.x) * share,
  y: point.y + (other.y - point.y) * share,
});

const sprung = (point: Point, other: Point, room: number): Point => {
  const gap = distance(point, other);
  return gap <= room ? point : towards(point, other, (1 - room / gap) * 0.12);
};

const pushed = (point: Point, other: Point, room: number): Point => {
  const gap = distance(point, other);
  return gap >= room || gap === 0 ? point : towards(point, other, (1 - room / gap) * 0.35);
};
