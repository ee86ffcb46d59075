import { type BoxBoard } from '@/rules/core/box';
import { type Print } from '@/rules/core/contract';
import { message } from '@/rules/core/message';
import { PLACE_KIND, type PlacePrint } from '@/rules/core/place';
import { cityParam } from '../model/board';
import { type ConnectionPrint } from '../model/prints';
import { boardOf } from './labels';
import { PRACTICE_PLACES } from './practice-board';

const SCALE = 10;

/** Cities and the connections between them, each as long as it has spaces. */
export const boxBoard = (prints: readonly Print[]): BoxBoard => {
  const of = (kind: string) => prints.filter((print) => print.kind === kind);
  const put = new Map(of(PLACE_KIND).map(({ id, data }) => [id, data as PlacePrint]));
  return {
    places: of('city'),
    name: (id) => message('box.label.city', { city: cityParam(boardOf(prints), id) }),
    links: of('connection').map(({ data }) => {
      const { cities, spaces } = data as ConnectionPrint;
      return { from: cities[0], to: cities[1], steps: spaces.length + 1 };
    }),
    start: (id) => {
      const place = PRACTICE_PLACES[id];
      return place && [place[0] * SCALE, place[1] * SCALE];
    },
    fixed: (id) => {
      const at = put.get(id);
      return at && [at.x, at.y];
    },
    put: (id, [x, y]) => ({ kind: PLACE_KIND, id, data: { x, y } }),
  };
};
