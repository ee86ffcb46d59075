import { useMemo } from 'react';
import { type Point } from '@/components/kit/map/plane';
import { useBoxes } from '@/components/kit/store/use-debrief';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { PLACE_KIND, type PlacePrint } from '@/rules/core/box';
import { type Board } from '@/rules/spy-connection/model/board';
import { PRACTICE_PLACES } from '@/rules/spy-connection/box/practice';
import { type Box, printOf } from '@/store/catalogue/box';
import { GAME, type Table } from '../table';

type Places = ReadonlyMap<string, Point>;
type LayOut = Awaited<ReturnType<(typeof layouts)['load']>>;

const layouts = { load: async () => (await import('@/components/kit/map/force-layout')).layOut };
const SCALE = 10;

/** Where the owner of the box has put the cities, and where those go of which nobody knows where they lie. */
export const useCityPlaces = ({ box: id, state: { board } }: Pick<Table, 'box' | 'state'>): Places => {
  const box = useBoxes(GAME).find((one) => one.id === id);
  const put = useMemo(() => putByHand(box), [box]);
  const lost = board.cities.some((city) => !put.has(city.id) && !PRACTICE_PLACES[city.id]);
  const layOut = useLoaded(lost ? layouts : undefined);
  return useMemo(() => (layOut ? found(layOut, board, put) : put), [layOut, board, put]);
};

const putByHand = (box: Box | undefined): Places =>
  new Map(
    (box?.entries ?? []).flatMap((entry): readonly (readonly [string, Point])[] => {
      const print = entry.kind === PLACE_KIND ? printOf(entry) : undefined;
      if (!print) return [];
      const { x, y } = print.data as PlacePrint;
      return [[entry.id, { x: x / SCALE, y: y / SCALE }]];
    }),
  );

/** Near to what they are connected with. The others stay, so that no map moves while it is learned. */
const found = (layOut: LayOut, { cities, connections }: Board, put: Places): Places => {
  const places = cities.flatMap(({ id }): readonly (readonly [string, Point])[] => {
    const known = PRACTICE_PLACES[id];
    const at = put.get(id) ?? (known && { x: known[0], y: known[1] });
    return at ? [[id, { x: at.x * SCALE, y: at.y * SCALE }]] : [];
  });
  const laid = layOut(
    {
      nodes: cities.map(({ id }) => id),
      links: connections.map(({ cities: [from, to], spaces }) => ({ from, to, steps: spaces.length + 1 })),
    },
    { start: () => undefined, fixed: new Map(places) },
  );
  return new Map([...laid].map(([id, { x, y }]) => [id, { x: x / SCALE, y: y / SCALE }]));
};
