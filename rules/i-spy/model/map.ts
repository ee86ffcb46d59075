/*
 * The map as box data. A match is tracked with it where its options carry one (`options.map`), and without it where
 * they do not: then the table vouches for places.
 * - A Capital has Regions of its own (`kind: 'capital'`), which lie on no Route; a Spy gets there from an Outlet of that
 *   Capital. Other Regions are joined by Normal Routes; an Airship Route is a line of several Regions.
 * - `at` is where to draw it, 0 to 1000 from the left and from the top; a Region that was learned while playing may lack it.
 * - The practice map is complete. An owner's map starts with what the box knows, perhaps nothing, and grows
 *   with what the table notes when a place is first needed.
 */
import * as v from 'valibot';
import { type Param, piece, text } from '@/rules/core/message';
import { list } from '@/rules/core/codec';
import { type PrintOf, schemaOf } from '@/rules/core/shape';
import { NONE, type Violation } from '@/rules/core/violation';
import { CACHES, type Capital, CAPITALS, NATIONS } from './pieces';
import { refuse } from './refusals';

export const REGION_KINDS = ['normal', 'start', 'cache', 'outlet', 'capital'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

const ownId = { name: 'id', shape: { as: 'own-id' } } as const;
const nameField = { name: 'name', shape: { as: 'text' } } as const;
const regionName = { as: 'name', of: 'region' } as const;

export const regionFields = [
  ownId,
  nameField,
  { name: 'kind', shape: { as: 'choice', of: REGION_KINDS } },
  /** Of an Outlet and of a Capital Region. */
  { name: 'capital', shape: { as: 'choice', of: CAPITALS }, optional: true },
  /** The country that its colour shows. */
  { name: 'nation', shape: { as: 'choice', of: NATIONS }, optional: true },
  {
    name: 'at',
    shape: { as: 'list', of: { as: 'whole', min: 0, max: 1000 }, min: 2, max: 2 },
    optional: true,
    unasked: true,
  },
] as const;
export type RegionPrint = PrintOf<typeof regionFields>;
export const regionPrint = schemaOf(regionFields);

export const routeFields = [
  { name: 'regions', shape: { as: 'list', of: regionName, min: 2, max: 2 } },
] as const;
export type RoutePrint = PrintOf<typeof routeFields>;
export const routePrint = schemaOf(routeFields);

export const airshipRouteFields = [
  ownId,
  nameField,
  { name: 'regions', shape: { as: 'list', of: regionName, min: 2, max: 20 } },
] as const;
export type AirshipRoutePrint = PrintOf<typeof airshipRouteFields>;
export const airshipRoutePrint = schemaOf(airshipRouteFields);

export const mapPrint = v.strictObject({
  regions: list(regionPrint, 0, 120),
  routes: list(routePrint, 0, 300),
  airshipRoutes: list(airshipRoutePrint, 0, 30),
});
export type MapPrint = Readonly<v.InferOutput<typeof mapPrint>>;

export const EMPTY_MAP: MapPrint = { regions: [], routes: [], airshipRoutes: [] };

interface MapIndex {
  readonly regions: ReadonlyMap<string, RegionPrint>;
  /** IS-31: by Normal Route. */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** IS-34: the other Regions of all Airship Routes that this one lies on. */
  readonly byAirship: ReadonlyMap<string, readonly string[]>;
}

const indexes = new WeakMap<MapPrint, MapIndex>();

/** Worked out once for each map: a map never changes, it is replaced. */
const indexOf = (map: MapPrint): MapIndex => {
  const known = indexes.get(map);
  if (known) return known;
  const index = build(map);
  indexes.set(map, index);
  return index;
};

const build = ({ regions, routes, airshipRoutes }: MapPrint): MapIndex => {
  const beside = new Map<string, string[]>();
  const byAirship = new Map<string, string[]>();
  const join = (joined: Map<string, string[]>, from: string, to: string) => {
    const others = joined.get(from) ?? [];
    if (!others.includes(to)) joined.set(from, [...others, to]);
  };
  for (const { regions: ends } of routes) {
    join(beside, ends[0], ends[1]);
    join(beside, ends[1], ends[0]);
  }
  for (const { regions: line } of airshipRoutes)
    for (const from of line) for (const to of line) if (from !== to) join(byAirship, from, to);
  return { regions: new Map(regions.map((region) => [region.id, region])), beside, byAirship };
};

const NOWHERE: readonly string[] = [];

export const regionOf = (map: MapPrint, id: string): RegionPrint | undefined => indexOf(map).regions.get(id);

export const besides = (map: MapPrint, id: string): readonly string[] =>
  indexOf(map).beside.get(id) ?? NOWHERE;

export const flightsFrom = (map: MapPrint, id: string): readonly string[] =>
  indexOf(map).byAirship.get(id) ?? NOWHERE;

export const outletsOf = ({ regions }: MapPrint, capital: Capital): readonly string[] =>
  regions.flatMap((region) => (region.kind === 'outlet' && region.capital === capital ? [region.id] : []));

export const capitalRegionsOf = ({ regions }: MapPrint, capital: Capital): readonly string[] =>
  regions.flatMap((region) => (region.kind === 'capital' && region.capital === capital ? [region.id] : []));

export const startRegionsOf = ({ regions }: MapPrint): readonly string[] =>
  regions.flatMap(({ id, kind }) => (kind === 'start' ? [id] : []));

/** In words: one Region of a Capital is as good as another. */
export const regionParam = (map: MapPrint | undefined, id: string): Param => {
  const region = map && regionOf(map, id);
  if (region?.kind === 'capital' && region.capital) return piece(region.capital);
  return text(region?.name ?? id);
};

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
