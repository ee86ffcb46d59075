import { type BoxBoard } from '@/rules/core/box';
import { type Print } from '@/rules/core/contract';
import { message, text } from '@/rules/core/message';
import { type RegionPrint, type RoutePrint } from '../model/map';
import { PRACTICE_MAP } from './practice/map';

/** Roughly where the Capitals lie. */
const capitalAt = ({ capital }: RegionPrint) =>
  capital && PRACTICE_MAP.regions.find((region) => region.capital === capital)?.at;

/** Regions and the Normal Routes between them. */
export const boxBoard = (prints: readonly Print[]): BoxBoard => {
  const places = prints.filter(({ kind }) => kind === 'region');
  const regions = new Map(places.map(({ id, data }) => [id, data as RegionPrint]));
  const region = (id: string): RegionPrint | undefined => regions.get(id);
  return {
    places,
    name: (id) => message('box.label.place', { name: text(region(id)?.name ?? id) }),
    links: prints
      .filter(({ kind }) => kind === 'route')
      .map(({ data }) => {
        const [from, to] = (data as RoutePrint).regions;
        return { from, to, steps: 1 };
      }),
    start: (id) => {
      const known = region(id);
      return known && capitalAt(known);
    },
    fixed: (id) => region(id)?.at,
    put: (id, at) => ({ kind: 'region', id, data: { ...region(id), at } }),
  };
};
