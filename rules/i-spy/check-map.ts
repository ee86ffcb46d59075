import { text } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import type { AirshipRoutePrint, MapPrint, RegionPrint, RoutePrint } from './map';
import { indexOf, regionOf } from './map';
import { CACHES } from './pieces';
import { NONE, refuse } from './refusals';

/** Whether a map can be true: what is joined exists, and Capitals lie apart, IS-31. */
export const checkMap = (map: MapPrint): readonly Violation[] => [
  ...checkIds(map),
  ...checkRegions(map),
  ...[...map.routes, ...map.airshipRoutes].flatMap(({ regions }) => checkEnds(map, regions)),
];

const checkIds = ({ regions, airshipRoutes }: MapPrint): readonly Violation[] => {
  const twice = [regions, airshipRoutes].some(
    (prints) => new Set(prints.map(({ id }) => id)).size < prints.length,
  );
  return twice ? [refuse('IS-2', 'print-twice')] : NONE;
};

/** IS-10: five Supply Caches. */
const checkRegions = ({ regions }: MapPrint): readonly Violation[] => [
  ...(regions.filter(({ kind }) => kind === 'cache').length > CACHES
    ? [refuse('IS-10', 'sixth-cache')]
    : NONE),
  ...regions.flatMap(checkKind),
];

const checkKind = ({ kind, capital, name }: RegionPrint): readonly Violation[] =>
  (kind === 'outlet' || kind === 'capital') === (capital !== undefined)
    ? NONE
    : [refuse('IS-32', 'which-capital', { params: { region: text(name) } })];

const checkEnds = (map: MapPrint, ends: readonly string[]): readonly Violation[] => {
  const missing = ends.find((id) => !regionOf(map, id));
  if (missing !== undefined)
    return [refuse('IS-31', 'no-such-region', { params: { region: text(missing) } })];
  if (new Set(ends).size < ends.length) return [refuse('IS-31', 'same-region')];
  return ends.some((id) => regionOf(map, id)?.kind === 'capital') ? [refuse('IS-31', 'capital-apart')] : NONE;
};

const isOf = (id: string) => (print: { readonly id: string }) => print.id === id;

/** Read again, a place or a line takes the place of what was read before. */
const replaced = <P extends { readonly id: string }>(prints: readonly P[], print: P): readonly P[] =>
  prints.some(isOf(print.id)) ? prints.map((old) => (old.id === print.id ? print : old)) : [...prints, print];

export const withRegion = (map: MapPrint, print: RegionPrint): MapPrint => ({
  ...map,
  regions: replaced(map.regions, print),
});

export const withRoute = (map: MapPrint, print: RoutePrint): MapPrint => ({
  ...map,
  routes: [...map.routes, print],
});

export const withAirshipRoute = (map: MapPrint, print: AirshipRoutePrint): MapPrint => ({
  ...map,
  airshipRoutes: replaced(map.airshipRoutes, print),
});

export const isJoined = (map: MapPrint, [one, other]: RoutePrint['regions']): boolean =>
  indexOf(map).beside.get(one)?.includes(other) ?? false;
