import type { BoxKind } from '@/rules/core/box';
import { codecOf } from '@/rules/core/codec';
import { freshId } from '@/rules/core/fresh-id';
import { ownId } from './box-shapes';
import type { AirshipRoutePrint, RegionPrint, RoutePrint } from './map';
import { REGION_KINDS } from './map';
import { airshipRoutePrint, regionPrint, routePrint } from './map-schemas';
import { CAPITALS, NATIONS } from './pieces';
import { placeId, routeId } from './print-ids';

const region = { as: 'name', of: 'region' } as const;
const named = { name: 'name', shape: { as: 'text' } } as const;

/** Where it is drawn is part of a Region's print, so a Region that was dragged is an edited Region. */
export const regions: BoxKind<RegionPrint> = {
  kind: 'region',
  codec: codecOf<RegionPrint>(regionPrint),
  fields: [
    ownId,
    named,
    { name: 'kind', shape: { as: 'choice', of: REGION_KINDS } },
    { name: 'capital', shape: { as: 'choice', of: CAPITALS }, optional: true },
    { name: 'nation', shape: { as: 'choice', of: NATIONS }, optional: true },
    {
      name: 'at',
      shape: { as: 'list', of: { as: 'whole', min: 0, max: 1000 }, min: 2, max: 2 },
      optional: true,
      unasked: true,
    },
  ],
  since: 1,
  vocabulary: 'region',
  identify: ({ name }, taken) => freshId(placeId(name), taken),
  fits: (id, print) => print.id === id,
  face: ({ id, name, kind, capital, nation }) => [id, name, kind, capital, nation],
  rank: ({ capital, kind, name }) => [capital ? CAPITALS.indexOf(capital) : CAPITALS.length, kind, name],
};

export const routes: BoxKind<RoutePrint> = {
  kind: 'route',
  codec: codecOf<RoutePrint>(routePrint),
  fields: [{ name: 'regions', shape: { as: 'list', of: region, min: 2, max: 2 } }],
  since: 1,
  identify: routeId,
  fits: (id, print) => routeId(print) === id,
  face: routeId,
  rank: ({ regions: ends }) => [...ends].sort(),
};

export const airshipRoutes: BoxKind<AirshipRoutePrint> = {
  kind: 'airship-route',
  codec: codecOf<AirshipRoutePrint>(airshipRoutePrint),
  fields: [ownId, named, { name: 'regions', shape: { as: 'list', of: region, min: 2, max: 20 } }],
  since: 1,
  identify: ({ name }, taken) => freshId(placeId(name), taken),
  fits: (id, print) => print.id === id,
  face: ({ name, regions: line }) => [name, [...line].sort()],
  rank: ({ name }) => [name],
};
