import { listed, message, number, type Param, type Params, phrase } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { cityParam, type CityPrint, type ConnectionPrint } from './prints';
import { bend } from './refusals';

/** As much of the board as is known. */
export interface Board {
  readonly cities: readonly CityPrint[];
  readonly connections: readonly ConnectionPrint[];
}

/** A connection seen from one of its ends. */
export interface Way {
  readonly connection: ConnectionPrint;
  /** Its place among the board's connections. */
  readonly place: number;
  readonly to: string;
}

export interface BoardIndex {
  readonly connections: ReadonlyMap<string, ConnectionPrint>;
  readonly waysFrom: ReadonlyMap<string, readonly Way[]>;
  /** SC-35: what a space hangs together with, across a city too. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
  readonly beside: ReadonlyMap<string, readonly string[]>;
  readonly spaces: readonly string[];
  /** For each space the places of the connections that it lies on. */
  readonly through: ReadonlyMap<string, readonly number[]>;
  /** How many spaces each connection has, by its place. */
  readonly lengths: readonly number[];
  readonly spots: Spots;
}

/** What is at a spot. */
export const NOBODY = 0;
export const AGENT = 1;
export const CITY = 2;

/** Spaces and cities by number, spaces first: what hangs together is found without comparing names. */
export interface Spots {
  readonly spaces: ReadonlyMap<string, number>;
  readonly cities: ReadonlyMap<string, number>;
  /** For each spot those next to it: along a connection, and a city at either end. */
  readonly around: readonly (readonly number[])[];
  /** For each spot what is there before anybody has come: nothing, or a city. */
  readonly empty: readonly number[];
}

type Connections = Board['connections'];

const indexes = new WeakMap<Connections, BoardIndex>();
let last: { readonly connections: Connections; readonly index: BoardIndex } | undefined;

/** Worked out once for each set of connections: it never changes, it is replaced. A match asks for the same again and again. */
export const indexOf = ({ connections }: Board): BoardIndex => {
  if (last?.connections === connections) return last.index;
  const index = indexes.get(connections) ?? build(connections);
  indexes.set(connections, index);
  last = { connections, index };
  return index;
};

const build = (connections: Connections): BoardIndex => {
  const waysFrom = new Map<string, Way[]>();
  const beside = new Map<string, Set<string>>();
  const joined = new Map<string, Set<string>>();
  const through = new Map<string, number[]>();
  connections.forEach((connection, place) => {
    const { cities, spaces } = connection;
    const [from, to] = cities;
    put(waysFrom, from).push({ connection, place, to });
    put(waysFrom, to).push({ connection, place, to: from });
    for (const space of spaces) put(through, space).push(place);
    add(beside, from, spaces[0]);
    add(beside, to, spaces.at(-1));
    spaces.forEach((space, step) => {
      add(joined, space, spaces[step - 1]);
      add(joined, space, spaces[step + 1]);
    });
  });
  for (const around of beside.values())
    for (const space of around) for (const other of around) if (other !== space) add(joined, space, other);
  return {
    connections: new Map(connections.map((connection) => [connection.id, connection])),
    waysFrom,
    beside: lists(beside),
    joined: lists(joined),
    spaces: [...joined.keys()],
    through,
    lengths: connections.map(({ spaces }) => spaces.length),
    spots: spotsOf(connections, [...joined.keys()], [...waysFrom.keys()]),
  };
};

const spotsOf = (
  connections: readonly ConnectionPrint[],
  spaces: readonly string[],
  cities: readonly string[],
): Spots => {
  const spaceSpots = new Map(spaces.map((space, spot) => [space, spot]));
  const citySpots = new Map(cities.map((city, place) => [city, spaces.length + place]));
  const around = [...spaces, ...cities].map((): number[] => []);
  const empty = [...spaces.map(() => NOBODY), ...cities.map(() => CITY)];
  for (const {
    cities: [from, to],
    spaces: along,
  } of connections) {
    if (along.length === 0) continue;
    const spots = [citySpots.get(from), ...along.map((space) => spaceSpots.get(space)), citySpots.get(to)];
    for (let place = 1; place < spots.length; place++) {
      const [one, other] = [spots[place - 1] as number, spots[place] as number];
      around[one]?.push(other);
      around[other]?.push(one);
    }
  }
  return { spaces: spaceSpots, cities: citySpots, around, empty };
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

/** The known connections of the same two cities, besides this one. */
export const alikeOf = (
  { connections }: Board,
  { id, cities }: ConnectionPrint,
): readonly ConnectionPrint[] =>
  connections.filter((known) => known.id !== id && cities.every((city) => known.cities.includes(city)));

/** SC-3: several connections may join the same two cities, but more likely one was entered again. */
export const checkAlike = (board: Board, print: ConnectionPrint): readonly Violation[] => {
  const [from, to] = print.cities;
  const params = { from: cityParam(board, from), to: cityParam(board, to) };
  return alikeOf(board, print).length > 0 ? [bend('SC-3', 'connection-alike', { params })] : NONE;
};

export const withConnection = (board: Board, print: ConnectionPrint): Board => {
  const known = board.connections.some(({ id }) => id === print.id);
  return {
    ...board,
    connections: known
      ? board.connections.map((old) => (old.id === print.id ? print : old))
      : [...board.connections, print],
  };
};

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
