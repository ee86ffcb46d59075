import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import type { Board } from '../board';
import { citiesParam, cityParam } from '../board';
import type { ConnectionPrint, MissionPrint, StartMissionPrint } from '../box';
import { CITIES, MISSIONS } from '../prices';
import { refuse } from '../refusals';
import { isOnTable } from './display';
import type { Options } from './options';
import type { State } from './state';

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

let box: { readonly prints: Options['missionPrints']; readonly byId: ReadonlyMap<string, MissionPrint> };

/** A Mission that the box knew when the match began; one match asks for those of one box. */
export const knownMission = ({ missionPrints: prints }: Options, id: string): MissionPrint | undefined => {
  if (box?.prints !== prints) box = { prints, byId: new Map(prints.map((print) => [print.id, print])) };
  return box.byId.get(id);
};

export const isKnown = (options: Options, id: string): boolean => knownMission(options, id) !== undefined;

/** SC-1, SC-2, SC-71: a card that was read from the table. */
export const checkNewPrint = (state: State, print: MissionPrint): readonly Violation[] => {
  const isNew = !isKnown(state.options, print.id) && !state.learned.includes(print.id);
  const known = state.options.missionPrints.length + state.learned.length;
  const params = { cities: citiesParam(state.board, print.cities) };
  return [
    ...checkCities(state.board, print.cities),
    ...(isOnTable(state, print.id) ? [refuse('SC-71', 'card-on-table', { params })] : []),
    ...(isNew && known >= MISSIONS
      ? [refuse('SC-1', 'too-many-missions', { params: { most: number(MISSIONS) } })]
      : []),
  ];
};

/** Keeps count of the cards that the box did not know. */
export const learn = (state: State, id: string): readonly string[] =>
  isKnown(state.options, id) || state.learned.includes(id) ? state.learned : [...state.learned, id];

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
