import { listed, type Param, piece, text } from '@/rules/core/message';
import { type Field, type PrintOf, schemaOf } from '@/rules/core/shape';
import { CITIES } from './prices';
import { freshId, plainId } from '@/rules/core/box';
import { type Violation } from '@/rules/core/violation';
import { refuse } from './refusals';

const ownId = { name: 'id', shape: { as: 'own-id' } } as const;
const city = { as: 'name', of: 'city' } as const;

/** Cities of the books have ids that every language translates; others carry the name that an owner typed. */
export const cityFields = [
  ownId,
  { name: 'name', shape: { as: 'text' }, optional: true },
] as const satisfies readonly Field[];
export type CityPrint = PrintOf<typeof cityFields>;
export const cityPrint = schemaOf(cityFields);

export const missionFields = [
  ownId,
  { name: 'cities', shape: { as: 'list', of: city, min: 1, max: CITIES } },
  { name: 'points', shape: { as: 'whole', min: 0, max: 99, usual: 10 } },
  { name: 'extraTurn', shape: { as: 'flag' } },
] as const satisfies readonly Field[];
export type MissionPrint = PrintOf<typeof missionFields>;
export const missionPrint = schemaOf(missionFields);

export const startMissionFields = [
  ...missionFields,
  { name: 'red', shape: city },
] as const satisfies readonly Field[];
export type StartMissionPrint = PrintOf<typeof startMissionFields>;
export const startMissionPrint = schemaOf(startMissionFields);

const space = {
  as: 'name',
  of: 'space',
  guess: ({ cities }: Readonly<Record<string, unknown>>, place: number) =>
    spaceId(endsId(cities as readonly string[]), place),
} as const;

/** The spaces in order from the first city to the second; a space shared with another connection keeps its id. */
export const connectionFields = [
  ownId,
  { name: 'cities', shape: { as: 'list', of: city, min: 2, max: 2 } },
  { name: 'spaces', shape: { as: 'list', of: space, min: 1, max: 9 } },
] as const satisfies readonly Field[];
export type ConnectionPrint = PrintOf<typeof connectionFields>;
export const connectionPrint = schemaOf(connectionFields);

/** SC-21: the Agents that the board asks for slots 1 to 4 on its light side. */
export const pricesFields = [
  { name: 'slots', shape: { as: 'list', of: { as: 'whole', min: 0, max: 9 }, min: 4, max: 4 } },
] as const satisfies readonly Field[];
export type PricesPrint = PrintOf<typeof pricesFields>;
export const pricesPrint = schemaOf(pricesFields);

const plain = (text: string): string => plainId(text).replace(/-/g, '');

interface Printed {
  readonly cities: readonly string[];
  readonly points: number;
  readonly extraTurn: boolean;
}

export const missionId = (
  kind: 'm' | 's',
  { cities, points, extraTurn }: Printed,
  taken: (id: string) => boolean,
): string => {
  const names = cities
    .map((city) => plain(city).slice(0, 6))
    .sort()
    .slice(0, 4);
  return freshId([kind, `${points}${extraTurn ? 'x' : ''}`, ...names].join('-'), taken);
};

export const nameId = (name: string): string => plain(name).slice(0, 14) || 'city';

interface Known {
  readonly id: string;
}

export const cityId = ({ cities }: { readonly cities: readonly Known[] }, name: string): string =>
  freshId(nameId(name), (id) => cities.some((city) => city.id === id));

/** The first connection of two cities is called so; a further one is numbered. */
export const endsId = (ends: readonly string[]): string =>
  [...ends].sort().join('-').slice(0, 34).replace(/-$/, '');

export const connectionId = (
  { connections }: { readonly connections: readonly Known[] },
  ends: readonly [string, string],
): string => freshId(endsId(ends), (id) => connections.some((connection) => connection.id === id));

export const spaceId = (connection: string, place: number): string => `${connection}-s${place + 1}`;

export const spaceIds = (connection: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => spaceId(connection, place));

/** As much of a board as names its cities. */
interface Cities {
  readonly cities: readonly CityPrint[];
}

/** A city of the books is translated, a city that an owner typed stays as typed. */
export const cityParam = (board: Cities, city: string): Param => {
  const name = board.cities.find(({ id }) => id === city)?.name;
  return name === undefined ? piece(city) : text(name);
};

export const citiesParam = (board: Cities, cities: readonly string[]): Param =>
  listed(cities.map((city) => cityParam(board, city)));

/** SC-2: what any Mission must show. */
export const checkCities = (board: Cities, cities: readonly string[]): readonly Violation[] => [
  ...(new Set(cities).size < cities.length ? [refuse('SC-2', 'city-twice')] : []),
  ...unknownCities(board, cities),
];

const unknownCities = (board: Cities, cities: readonly string[]): readonly Violation[] =>
  cities
    .filter((city) => !board.cities.some(({ id }) => id === city))
    .map((city) => refuse('SC-3', 'no-such-city', { params: { city: cityParam(board, city) } }));

/** SC-2, SC-15: the red city is one of those shown, and not the only one. */
export const checkStartPrint = (board: Cities, { cities, red }: StartMissionPrint): readonly Violation[] => [
  ...checkCities(board, cities),
  ...(cities.includes(red) ? [] : [refuse('SC-2', 'red-not-shown')]),
  ...(cities.length < 2 ? [refuse('SC-2', 'only-red')] : []),
];

/** SC-3: a connection joins two cities by spaces that differ. */
export const checkConnection = (
  board: Cities,
  { cities: [from, to], spaces }: ConnectionPrint,
): readonly Violation[] => [
  ...(from === to ? [refuse('SC-3', 'to-itself')] : []),
  ...(new Set(spaces).size < spaces.length ? [refuse('SC-3', 'space-twice')] : []),
  ...unknownCities(board, from === to ? [from] : [from, to]),
];

export const checkCityCount = (board: Cities): readonly Violation[] =>
  board.cities.length > CITIES ? [refuse('SC-3', 'thirteenth-city')] : [];
