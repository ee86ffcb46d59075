/*
 * The map as box data. A match is tracked with it where its options carry one (`options.map`), and without it where
 * they do not: then the table vouches for places.
 * - A Capital has Regions of its own (`kind: 'capital'`), which lie on no Route; a Spy gets there from an Outlet of that
 *   Capital. Other Regions are joined by Normal Routes; an Airship Route is a line of several Regions.
 * - `at` is where to draw it, 0 to 1000 from the left and from the top; a Region that was learned while playing may lack it.
 * - The practice map is complete. An owner's map starts with what the box knows, perhaps nothing, and grows with
 *   `note-region`, `note-route` and `note-airship-route` when a place is first needed.
 */
import type { Param } from '@/rules/core/message';
import { piece, text } from '@/rules/core/message';
import type { Capital, Nation } from './pieces';

export const REGION_KINDS = ['normal', 'start', 'cache', 'outlet', 'capital'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

export interface RegionPrint {
  readonly id: string;
  readonly name: string;
  readonly kind: RegionKind;
  /** Of an Outlet and of a Capital Region. */
  readonly capital?: Capital;
  /** The country that its colour shows. */
  readonly nation?: Nation;
  readonly at?: readonly [number, number];
}

export interface RoutePrint {
  readonly regions: readonly [string, string];
}

export interface AirshipRoutePrint {
  readonly id: string;
  readonly name: string;
  readonly regions: readonly string[];
}

export interface MapPrint {
  readonly regions: readonly RegionPrint[];
  readonly routes: readonly RoutePrint[];
  readonly airshipRoutes: readonly AirshipRoutePrint[];
}

export const EMPTY_MAP: MapPrint = { regions: [], routes: [], airshipRoutes: [] };

export interface MapIndex {
  readonly regions: ReadonlyMap<string, RegionPrint>;
  /** IS-31: by Normal Route. */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** IS-34: the other Regions of all Airship Routes that this one lies on. */
  readonly byAirship: ReadonlyMap<string, readonly string[]>;
}

const indexes = new WeakMap<MapPrint, MapIndex>();

/** Worked out once for each map: a map never changes, it is replaced. */
export const indexOf = (map: MapPrint): MapIndex => {
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
