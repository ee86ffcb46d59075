import type { MoveOffer, Offer } from '@/rules/core/contract';
import { message, number, seat as seatParam } from '@/rules/core/message';
import type { MapPrint } from '../map';
import {
  besides,
  capitalRegionsOf,
  flightsFrom,
  outletsOf,
  regionOf,
  regionParam,
  startRegionsOf,
} from '../map';
import { noteForms } from './map-forms';
import type { MapMoves, Move } from './moves';
import { refugesOf } from './moves/begin-on-map';
import { dueRelocation } from './moves/fly';
import { coercedTraveller, travellerOf } from './moves/travel';
import type { Look } from './offer';
import { form, offerOf } from './offer';
import { dueNow } from './owed';
import { capitalOf, isVacant } from './places';
import { relocationsOf } from './relocation';
import { playerOf } from './state';

type ToRegion = Extract<MapMoves, { readonly region: string }>['type'];

/** One offer for each of these Regions. */
const to = (look: Look, type: ToRegion, regions: readonly string[]): readonly MoveOffer<Move>[] =>
  regions.map((region) =>
    offerOf(look, {
      move: { type, region },
      label: message(`offer.${type}`, {
        region: regionParam(look.seen.map, region),
        ...whoIs(look, type),
      }),
      about: region,
    }),
  );

/** A displaced or coerced Spy is named. */
const whoIs = ({ seen, seat }: Look, type: ToRegion) => {
  const spy =
    type === 'relocate' ? dueRelocation(seen)?.spy : type === 'fly' ? dueNow(seen, 'airship')?.as : undefined;
  return { seat: seatParam(spy ?? (type === 'travel' ? travellerOf(seen).as : seat)) };
};

/** What the map asks for before anything else. */
export const owedOnMap = (look: Look): readonly Offer<Move>[] => {
  const { seen, seat } = look;
  const { map } = seen;
  if (!map) return [];
  const relocation = dueRelocation(seen);
  const flyer = dueNow(seen, 'airship')?.as;
  const from = flyer === undefined ? undefined : playerOf(seen, flyer).region;
  const coerced = coercedTraveller(seen);
  return [
    ...(dueNow(seen, 'deploy') ? to(look, 'deploy', startRegionsOf(map)) : []),
    ...(dueNow(seen, 'flee') ? to(look, 'flee', refugesOf(seen, seat)) : []),
    ...(from === undefined ? [] : to(look, 'fly', flightsFrom(map, from))),
    ...(relocation ? to(look, 'relocate', relocationsOf(seen, relocation)) : []),
    ...(coerced
      ? [
          offerOf(look, {
            move: { type: 'drop-tickets' },
            label: message('offer.drop-tickets', { count: number(coerced.left) }),
          }),
        ]
      : []),
  ];
};

/** IS-30, IS-32: where the next Ticket leads, in and out of a Capital, and what an owner's map may still learn. */
export const waysOnMap = (look: Look): readonly Offer<Move>[] => {
  const { map, options } = look.seen;
  if (!map) return [];
  const from = playerOf(look.seen, travellerOf(look.seen).as).region;
  return [
    ...(from === undefined ? [] : to(look, 'travel', besides(map, from))),
    ...doors(look, map),
    ...(options.box === 'owner' ? noteForms(look, map).map(form) : []),
  ];
};

const doors = (look: Look, map: MapPrint): readonly Offer<Move>[] => {
  const { seen, seat } = look;
  const capital = capitalOf(seen, seat);
  if (capital) return to(look, 'leave-capital', outletsOf(map, capital));
  const region = playerOf(seen, seat).region;
  const outlet = region === undefined ? undefined : regionOf(map, region);
  if (outlet?.kind !== 'outlet' || !outlet.capital) return [];
  const all = capitalRegionsOf(map, outlet.capital);
  const one = all.find((each) => isVacant(seen, each)) ?? all[0];
  return one === undefined ? [] : to(look, 'enter-capital', [one]);
};
