import { type BoardGraph, type layOut, type LayoutHints } from '@/components/kit/map/force-layout';
import { knownPlace } from '@/components/kit/map/geography';
import { type Point, middleOf } from '@/components/kit/map/plane';
import { type MapPrint, type RegionPrint } from '@/rules/i-spy/model/map';
import { CAPITALS } from '@/rules/i-spy/model/pieces';

export type LayOut = typeof layOut;

type Placed = readonly (readonly [string, Point])[];

const atOf = ({ at }: RegionPrint): readonly Point[] => (at ? [{ x: at[0], y: at[1] }] : []);

/** The Regions of a Capital are one place. */
const nodeOf = ({ id, kind, capital }: RegionPrint): string =>
  kind === 'capital' && capital ? `capital/${capital}` : id;

export const isDrawn = ({ regions }: MapPrint): boolean => regions.every(({ at }) => at);

/** As the map says; what it does not tell is found around the Capitals, near what a Route joins it with. */
export const roughPlaces = (map: MapPrint, find: LayOut | undefined): ReadonlyMap<string, Point> => {
  const { regions } = map;
  if (isDrawn(map) || !find)
    return new Map(regions.flatMap((region): Placed => atOf(region).map((at) => [region.id, at])));
  const found = find(graphOf(map), hintsOf(map));
  return new Map(
    regions.flatMap((region): Placed => {
      const at = found.get(nodeOf(region));
      return at ? [[region.id, at]] : [];
    }),
  );
};

const graphOf = ({ regions, routes }: MapPrint): BoardGraph => ({
  nodes: [...new Set(regions.map(nodeOf))],
  links: [
    ...routes.map(({ regions: [from, to] }) => ({ from, to, steps: 1 })),
    ...regions.flatMap(({ id, kind, capital }) =>
      kind === 'outlet' && capital ? [{ from: id, to: `capital/${capital}`, steps: 0 }] : [],
    ),
  ],
});

/** Where the six Capitals really lie, and every other city that bears the name of one. */
const hintsOf = ({ regions }: MapPrint): LayoutHints => {
  const names = new Map(regions.map(({ id, name }) => [id, name]));
  const cities = CAPITALS.flatMap((capital): Placed => {
    const drawn = regions.filter((region) => region.kind === 'capital' && region.capital === capital);
    const points = drawn.flatMap(atOf);
    const at = points.length > 0 ? middleOf(points) : knownPlace(capital);
    return at ? [[`capital/${capital}`, at]] : [];
  });
  const placed = regions
    .filter(({ kind }) => kind !== 'capital')
    .flatMap((region): Placed => atOf(region).map((at) => [region.id, at]));
  return {
    start: (node) => knownPlace(names.get(node) ?? ''),
    fixed: new Map([...cities, ...placed]),
  };
};
