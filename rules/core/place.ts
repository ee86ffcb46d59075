import * as v from 'valibot';
import { type BoxKind } from './box';
import { codecOf } from './codec';
import { id, whole } from './schemas';

/** Where something was put by hand on a drawn map, in a square of 1000 by 1000. */
export interface PlacePrint {
  readonly x: number;
  readonly y: number;
}

export const PLACE_KIND = 'place';

const coordinate = { as: 'whole', min: 0, max: 1000 } as const;

/** Known by the id of what was put there, as a city. */
export const placeKind = (vocabulary: string): BoxKind<PlacePrint> => ({
  kind: PLACE_KIND,
  vocabulary,
  unprinted: true,
  codec: codecOf<PlacePrint>(v.strictObject({ x: whole(0, 1000), y: whole(0, 1000) })),
  fields: [
    { name: 'x', shape: coordinate },
    { name: 'y', shape: coordinate },
  ],
  since: 1,
  fits: (key) => v.is(id, key),
  face: ({ x, y }) => [x, y],
  rank: ({ x, y }) => [y, x],
});
