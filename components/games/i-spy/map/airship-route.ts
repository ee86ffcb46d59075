import { freshId } from '@/rules/core/box';
import { type AirshipRoutePrint, type MapPrint, regionOf } from '@/rules/i-spy/model/map';
import { placeId } from '@/rules/i-spy/model/print-ids';

/** A line that an owner reads out is called after its two ends. */
export const airshipRoute = (map: MapPrint, regions: readonly string[]): AirshipRoutePrint => {
  const ends = [regions[0], regions.at(-1)].flatMap((id) => (id === undefined ? [] : [id]));
  const name = ends.map((id) => regionOf(map, id)?.name ?? id).join(' – ');
  const id = freshId(placeId(name), (taken) => map.airshipRoutes.some((route) => route.id === taken));
  return { id, name, regions };
};
