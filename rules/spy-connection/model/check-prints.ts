import { type Violation } from '@/rules/core/violation';
import { type Board, cityParam } from './board';
import { CITIES } from './prices';
import { type ConnectionPrint, type StartMissionPrint } from './prints';
import { refuse } from './refusals';

/** SC-2: what any Mission must show. */
export const checkCities = (board: Board, cities: readonly string[]): readonly Violation[] => [
  ...(new Set(cities).size < cities.length ? [refuse('SC-2', 'city-twice')] : []),
  ...unknownCities(board, cities),
];

const unknownCities = (board: Board, cities: readonly string[]): readonly Violation[] =>
  cities
    .filter((city) => !board.cities.some(({ id }) => id === city))
    .map((city) => refuse('SC-3', 'no-such-city', { params: { city: cityParam(board, city) } }));

/** SC-2, SC-15: the red city is one of those shown, and not the only one. */
export const checkStartPrint = (board: Board, { cities, red }: StartMissionPrint): readonly Violation[] => [
  ...checkCities(board, cities),
  ...(cities.includes(red) ? [] : [refuse('SC-2', 'red-not-shown')]),
  ...(cities.length < 2 ? [refuse('SC-2', 'only-red')] : []),
];

/** SC-3: a connection joins two cities by spaces that differ. */
export const checkConnection = (
  board: Board,
  { cities: [from, to], spaces }: ConnectionPrint,
): readonly Violation[] => [
  ...(from === to ? [refuse('SC-3', 'to-itself')] : []),
  ...(new Set(spaces).size < spaces.length ? [refuse('SC-3', 'space-twice')] : []),
  ...unknownCities(board, from === to ? [from] : [from, to]),
];

export const checkCityCount = (board: Board): readonly Violation[] =>
  board.cities.length > CITIES ? [refuse('SC-3', 'thirteenth-city')] : [];
