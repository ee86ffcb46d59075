import type { Param, Params } from '@/rules/core/message';
import { listed, message, number, phrase, piece, text } from '@/rules/core/message';
import type { CityPrint, ConnectionPrint } from './box';

/** As much of the board as is known. */
export interface Board {
  readonly cities: readonly CityPrint[];
  readonly connections: readonly ConnectionPrint[];
}

/** A connection seen from one of its ends. */
export interface Way {
  readonly connection: ConnectionPrint;
  readonly to: string;
}

export interface BoardIndex {
  readonly connections: ReadonlyMap<string, ConnectionPrint>;
  readonly waysFrom: ReadonlyMap<string, readonly Way[]>;
  /** SC-35: what a space hangs together with, across a city too. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
  readonly beside: ReadonlyMap<string, readonly string[]>;
  readonly spaces: readonly string[];
}

const indexes = new WeakMap<Board, BoardIndex>();
let last: { readonly board: Board; readonly index: BoardIndex } | undefined;

/** Worked out once for each board: a board never changes, it is replaced. One match asks for the same again and again. */
export const indexOf = (board: Board): BoardIndex => {
  if (last?.board === board) return last.index;
  const index = indexes.get(board) ?? build(board);
  indexes.set(board, index);
  last = { board, index };
  return index;
};

const build = ({ connections }: Board): BoardIndex => {
  const waysFrom = new Map<string, Way[]>();
  const beside = new Map<string, Set<string>>();
  const joined = new Map<string, Set<string>>();
  for (const connection of connections) {
    const { cities, spaces } = connection;
    const [from, to] = cities;
    put(waysFrom, from).push({ connection, to });
    put(waysFrom, to).push({ connection, to: from });
    add(beside, from, spaces[0]);
    add(beside, to, spaces.at(-1));
    spaces.forEach((space, place) => {
      add(joined, space, spaces[place - 1]);
      add(joined, space, spaces[place + 1]);
    });
  }
  for (const around of beside.values())
    for (const space of around) for (const other of around) if (other !== space) add(joined, space, other);
  return {
    connections: new Map(connections.map((connection) => [connection.id, connection])),
    waysFrom,
    beside: lists(beside),
    joined: lists(joined),
    spaces: [...joined.keys()],
  };
};

const put = <T>(map: Map<string, T[]>, key: string): T[] => {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
};

const add = (map: Map<string, Set<string>>, key: string, value: string | undefined): void => {
  const set = map.get(key) ?? new Set();
  map.set(key, set);
  if (value !== undefined) set.add(value);
};

const lists = (map: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, readonly string[]> =>
  new Map([...map].map(([key, set]) => [key, [...set]]));

/** The other end, seen from a city at one of them. */
export const farEnd = ({ cities: [from, to] }: ConnectionPrint, city: string): string | undefined => {
  if (city === from) return to;
  return city === to ? from : undefined;
};

/** A city of the books is translated, a city that an owner typed stays as typed. */
export const cityParam = (board: Board, city: string): Param => {
  const name = board.cities.find(({ id }) => id === city)?.name;
  return name === undefined ? piece(city) : text(name);
};

export const citiesParam = (board: Board, cities: readonly string[]): Param =>
  listed(cities.map((city) => cityParam(board, city)));

/** A space has no name: it is told by a connection that it lies on and its place there. */
export const wayParams = (board: Board, space: string): Params => {
  const connection = board.connections.find(({ spaces }) => spaces.includes(space));
  const [from = '', to = ''] = connection?.cities ?? [];
  const place = number((connection?.spaces.indexOf(space) ?? 0) + 1);
  return { from: cityParam(board, from), to: cityParam(board, to), place };
};

/** Where Agents lie, so that a hand finds them on the board: space by space, those of one connection together. */
export const spacesParams = (board: Board, spaces: readonly string[]): readonly Param[] =>
  board.connections.flatMap(({ cities: [from, to], spaces: along }, place) => {
    const earlier = board.connections.slice(0, place);
    const here = spaces
      .filter((space) => along.includes(space) && !earlier.some((other) => other.spaces.includes(space)))
      .map((space) => along.indexOf(space) + 1)
      .sort((a, b) => a - b);
    const about = {
      from: cityParam(board, from),
      to: cityParam(board, to),
      places: listed(here.map(number)),
    };
    return here.length === 0
      ? []
      : [phrase(message(here.length === 1 ? 'where.space' : 'where.spaces', about))];
  });
