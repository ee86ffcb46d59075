import * as v from 'valibot';
import { id, list, typed, whole } from '@/rules/core/schemas';
import { REGION_KINDS } from './map';
import { capital, nation } from './print-schemas';

const coordinate = whole(0, 1000);

export const regionPrint = v.strictObject({
  id,
  name: typed,
  kind: v.picklist(REGION_KINDS),
  capital: v.exactOptional(capital),
  nation: v.exactOptional(nation),
  at: v.exactOptional(v.pipe(v.strictTuple([coordinate, coordinate]), v.readonly())),
});

export const routePrint = v.strictObject({ regions: v.pipe(v.strictTuple([id, id]), v.readonly()) });

export const airshipRoutePrint = v.strictObject({ id, name: typed, regions: list(id, 2, 20) });

export const mapPrint = v.strictObject({
  regions: list(regionPrint, 0, 120),
  routes: list(routePrint, 0, 300),
  airshipRoutes: list(airshipRoutePrint, 0, 30),
});
