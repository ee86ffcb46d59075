import { entryKey } from '@/rules/core/box';
import { type Print } from '@/rules/core/shape';
import { number, text } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { BOOK_PRINTS } from '../model/book';
import { checkPrint } from '../model/check-print';
import { type AirshipRoutePrint, checkMap, EMPTY_MAP, type RegionPrint, type RoutePrint } from '../model/map';
import { ASSETS, LEAST_COST, MOST_COST, POLITICIANS } from '../model/pieces';
import { type AssetPrint, knownFrom, type OpenPrint, type PoliticianPrint } from '../model/prints';
import { bend, refuse } from '../model/refusals';

const OPEN: readonly string[] = ['card', 'contact', 'sabotage', 'scoring-phase'];

/** IS-2, IS-4, IS-5, IS-10, IS-12, IS-28, IS-31, IS-32, IS-41, IS-53: what a box says that cannot be so. */
export const checkBox = (prints: readonly Print[]): readonly Violation[] => {
  const open = prints.filter(({ kind }) => OPEN.includes(kind));
  const known = knownFrom([...BOOK_PRINTS, ...open.map(({ data }) => data as OpenPrint)]);
  const politicians = prints.filter(({ kind }) => kind === 'politician');
  const assets = prints.filter(({ kind }) => kind === 'asset');
  return [
    ...open.flatMap((print) => about([print], checkPrint(known, print.data as OpenPrint))),
    ...checkCount(politicians, POLITICIANS),
    ...checkCount(assets, ASSETS),
    ...assets.flatMap((print) => about([print], checkCost(print.data as AssetPrint))),
    ...checkAlike(politicians),
    ...checkRegions(prints),
  ];
};

const about = (prints: readonly Print[], violations: readonly Violation[]): readonly Violation[] =>
  violations.map((violation) => ({ ...violation, focus: prints.map(entryKey) }));

const checkCount = (prints: readonly Print[], most: number): readonly Violation[] =>
  prints.length > most
    ? about(prints, [refuse('IS-2', 'too-many', { params: { most: number(most) } })])
    : NONE;

const checkCost = ({ cost }: AssetPrint): readonly Violation[] =>
  cost < LEAST_COST || cost > MOST_COST
    ? [refuse('IS-41', 'cost', { params: { min: number(LEAST_COST), max: number(MOST_COST) } })]
    : NONE;

/** The map, with what each of its Routes has wrong. */
const checkRegions = (prints: readonly Print[]): readonly Violation[] => {
  const regions = prints.flatMap(({ kind, data }) => (kind === 'region' ? [data as RegionPrint] : []));
  const places = checkMap({ ...EMPTY_MAP, regions });
  return [
    ...places,
    ...prints.flatMap((print) => {
      if (print.kind !== 'route' && print.kind !== 'airship-route') return [];
      const routes = print.kind === 'route' ? [print.data as RoutePrint] : [];
      const airshipRoutes = print.kind === 'route' ? [] : [print.data as AirshipRoutePrint];
      return about([print], checkMap({ regions, routes, airshipRoutes }).slice(places.length));
    }),
  ];
};

/** People are told apart by their names; more likely one tile was read twice. */
const checkAlike = (politicians: readonly Print[]): readonly Violation[] =>
  politicians.flatMap((print, place) => {
    const { name } = print.data as PoliticianPrint;
    const twin = politicians
      .slice(0, place)
      .find(({ data }) => name !== undefined && (data as PoliticianPrint).name === name);
    const params = { name: text(name ?? '') };
    return twin ? about([twin, print], [bend('IS-2', 'looks-alike', { params })]) : NONE;
  });
