import { distance } from '@/components/kit/map/plane';
import { type Move } from '@/rules/spy-connection/game';
import { connectionId, type ConnectionPrint, spaceIds } from '@/rules/spy-connection/model/prints';
import { priceOf, priceOfSpace } from '@/rules/spy-connection/model/prices';
import { connectCity } from '@/rules/spy-connection/moves/connect-city';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { alongWay, type MapLayout } from '../stage/layout';
import { type Route } from '../stage/marks';
import { type Table } from '../table';

/** A way that is drawn for the first time, from the network to a city outside. */
export interface Drawing {
  readonly kind: 'draw';
  readonly from: string;
  readonly to: string;
  readonly count?: number;
  /** Spaces that lie on other ways too, by their place on this one. */
  readonly shared: Readonly<Record<number, string>>;
}

export const MOST_SPACES = 5;

export const drawn = (
  { state }: Table,
  { from, to, count, shared }: Drawing,
): ConnectionPrint | undefined => {
  if (count === undefined) return undefined;
  const id = connectionId(state.board, [from, to]);
  return {
    id,
    cities: [from, to],
    spaces: spaceIds(id, count).map((space, place) => shared[place] ?? space),
  };
};

/** SC-3, SC-30: the connection is learned when it is built, after travel where it begins elsewhere. */
export const drawMoves = (table: Table, drawing: Drawing): readonly Move[] => {
  const print = drawn(table, drawing);
  if (!print) return [];
  const connect = connectCity.make({ connection: print.id, print });
  return drawing.from === table.active.spy ? [connect] : [moveSpy.make({ city: drawing.from }), connect];
};

/** What the map shows of it. Before its spaces are counted it is a line. */
export const drawnRoute = (table: Table, drawing: Drawing): Route => {
  const { state } = table;
  const { from, to } = drawing;
  const spaces = drawn(table, drawing)?.spaces ?? [];
  return {
    ...{ from, to },
    price: spaces.length > 0 ? priceOf(state.players, state.active, spaces) : undefined,
    spaces: spaces.map((id) => ({ id, price: priceOfSpace(state.players, state.active, id) })),
    shared: new Set(Object.values(drawing.shared)),
  };
};

export const withCount = (drawing: Drawing, count: number): Drawing => ({
  ...drawing,
  count,
  shared: Object.fromEntries(Object.entries(drawing.shared).filter(([place]) => Number(place) < count)),
});

/** A dot takes the nearest free place on the way, then the others in turn, then none. */
export const withDot = (layout: MapLayout, drawing: Drawing, dot: string): Drawing => {
  const { count = 0, shared } = drawing;
  const order = placesFrom(layout, drawing, dot);
  const now = Object.entries(shared).find(([, space]) => space === dot)?.[0];
  const rest = Object.fromEntries(Object.entries(shared).filter(([, space]) => space !== dot));
  const tried = now === undefined ? -1 : order.indexOf(Number(now));
  const next = order.slice(tried + 1).find((place) => place < count && rest[place] === undefined);
  return { ...drawing, shared: next === undefined ? rest : { ...rest, [next]: dot } };
};

/** The places of the way, those nearest to the dot first. */
const placesFrom = (layout: MapLayout, { from, to, count = 0 }: Drawing, dot: string): readonly number[] => {
  const [start, end, at] = [layout.cities.get(from), layout.cities.get(to), layout.spaces.get(dot)];
  const places = Array.from({ length: count }, (_, place) => place);
  if (!start || !end || !at) return places;
  const away = (place: number) => distance(alongWay([start, end], (place + 1) / (count + 1)), at);
  return places.sort((a, b) => away(a) - away(b));
};
