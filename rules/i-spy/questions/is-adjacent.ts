import { message } from '@/rules/core/message';
import { type Verdict } from '@/rules/core/verdict';
import { flightsFrom, type MapPrint, regionOf } from '../model/map';
import { areAdjacent } from '../model/places';

/** How two Spies stand to each other. */
export const RELATIONS = [
  'normal-route',
  'same-capital',
  'airship-route',
  'outlet-and-capital',
  'further',
] as const;
export type Relation = (typeof RELATIONS)[number];

const ADJACENT: readonly Relation[] = ['normal-route', 'same-capital'];

/** IS-31: is this spy adjacent? */
export const isAdjacent = (relation: Relation): Verdict => {
  const allowed = ADJACENT.includes(relation);
  return {
    allowed,
    because: message(`check.adjacent.${relation}`),
    rule: 'IS-31',
    violations: [],
    mends: allowed ? [] : [message(mendOf(relation))],
  };
};

/** IS-32: no Ticket takes a spy from an Outlet into its Capital; entering it is free. */
const mendOf = (relation: Relation): string =>
  relation === 'outlet-and-capital' ? 'check.adjacent.enter' : 'check.play.go-near';

/** The same from two Regions of a map that is known. */
export const relationOf = (map: MapPrint, one: string, other: string): Relation => {
  const [from, to] = [regionOf(map, one), regionOf(map, other)];
  if (areAdjacent({ map, players: [{ region: one }, { region: other }] }, 0, 1))
    return from?.kind === 'capital' ? 'same-capital' : 'normal-route';
  const kinds = [from?.kind, to?.kind];
  if (kinds.includes('capital') && kinds.includes('outlet') && from?.capital === to?.capital)
    return 'outlet-and-capital';
  return flightsFrom(map, one).includes(other) ? 'airship-route' : 'further';
};
