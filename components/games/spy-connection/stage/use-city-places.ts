import { useMemo } from 'react';
import { earthly, knownPlace } from '@/components/kit/map/geography';
import { type Point } from '@/components/kit/map/plane';
import { useBoxes } from '@/components/kit/store/use-debrief';
import { useLoaded } from '@/components/kit/store/use-loaded';
import { PLACE_KIND, type PlacePrint } from '@/rules/core/box';
import { type Board } from '@/rules/spy-connection/model/board';
import { type CityPrint } from '@/rules/spy-connection/model/prints';
import { type Box, printOf } from '@/store/catalogue/box';
import { GAME, type Table } from '../table';
import { placeOfCity, placeOn } from './geography';

/** In parts of the map. */
export type Places = ReadonlyMap<string, Point>;
type LayOut = Awaited<ReturnType<(typeof layouts)['load']>>;

const layouts = { load: async () => (await import('@/components/kit/map/force-layout')).layOut };
const SCALE = 1000;

/** Where the owner of the box has put the cities, where the others really lie, and where those go that nobody knows. */
export const useCityPlaces = ({ box: id, state: { board } }: Pick<Table, 'box' | 'state'>): Places => {
  const box = useBoxes(GAME).find((one) => one.id === id);
  const put = useMemo(() => putByHand(box), [box]);
  const { cities } = board;
  const known = useMemo(
    () =>
      new Map(
        cities.flatMap((city): readonly (readonly [string, Point])[] => {
          const at = put.get(city.id) ?? onTheMap(city);
          return at ? [[city.id, at]] : [];
        }),
      ),
    [cities, put],
  );
  const layOut = useLoaded(known.size < cities.length ? layouts : undefined);
  return useMemo(() => (layOut ? found(layOut, board, known) : known), [layOut, board, known]);
};

const onEarth = (place: Point): Point => {
  const { longitude, latitude } = earthly(place);
  return placeOn(longitude, latitude);
};

const onTheMap = ({ id, name }: CityPrint): Point | undefined => {
  const known = placeOfCity(id);
  if (known || name === undefined) return known;
  const place = knownPlace(name);
  return place && onEarth(place);
};

const putByHand = (box: Box | undefined): Places =>
  new Map(
    (box?.entries ?? []).flatMap((entry): readonly (readonly [string, Point])[] => {
      const print = entry.kind === PLACE_KIND ? printOf(entry) : undefined;
      return print ? [[entry.id, onEarth(print.data as PlacePrint)]] : [];
    }),
  );

/** Near to what they are connected with. The others stay, so that no map moves while it is learned. */
const found = (layOut: LayOut, { cities, connections }: Board, known: Places): Places => {
  const fixed = new Map([...known].map(([id, { x, y }]) => [id, { x: x * SCALE, y: y * SCALE }]));
  const laid = layOut(
    {
      nodes: cities.map(({ id }) => id),
      links: connections.map(({ cities: [from, to], spaces }) => ({ from, to, steps: spaces.length + 1 })),
    },
    { start: () => undefined, fixed },
  );
  return new Map([...laid].map(([id, { x, y }]) => [id, { x: x / SCALE, y: y / SCALE }]));
};
