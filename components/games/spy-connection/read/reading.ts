import { type State } from '@/rules/spy-connection/model/state';
import { idsOnTable } from '@/rules/spy-connection/model/missions';
import { missionId, type MissionPrint, type StartMissionPrint } from '@/rules/spy-connection/model/prints';

/** A card as far as it is read. On a Start Mission the first city is the red one. */
export interface Reading {
  readonly cities: readonly string[];
  readonly points: number | undefined;
  readonly extraTurn: boolean;
}

export const UNREAD: Reading = { cities: [], points: undefined, extraTurn: false };

export const toggledCity = (reading: Reading, city: string): Reading => {
  const { cities } = reading;
  const without = cities.filter((other) => other !== city);
  return { ...reading, cities: without.length < cities.length ? without : [...cities, city] };
};

/** Missions of the box that show all these cities and lie nowhere on the table. */
export const missionsWith = (state: State, cities: readonly string[]): readonly MissionPrint[] => {
  const gone = idsOnTable(state);
  return state.options.missionPrints.filter(
    ({ id, cities: shown }) => !gone.has(id) && cities.every((city) => shown.includes(city)),
  );
};

/** Start Missions of the box that show all these cities and are not dealt. */
export const startsWith = (
  state: State,
  cities: readonly string[],
  taken: readonly string[],
): readonly StartMissionPrint[] =>
  state.options.startMissionPrints.filter(
    ({ id, cities: shown }) => !taken.includes(id) && cities.every((city) => shown.includes(city)),
  );

/** Cards of the box come first, until none of them is it. */
export const showsKnown = (state: State, { cities, fresh }: Reading & { readonly fresh: boolean }): boolean =>
  !fresh && cities.length > 0 && missionsWith(state, cities).length > 0;

const isSame = (print: MissionPrint, { cities, points, extraTurn }: Reading): boolean =>
  print.cities.length === cities.length && print.points === points && print.extraTurn === extraTurn;

/** The card that was read, or nothing as long as something of it is missing. */
export const missionRead = (state: State, reading: Reading): MissionPrint | undefined => {
  const { cities, points, extraTurn } = reading;
  if (cities.length === 0 || points === undefined) return undefined;
  const same = missionsWith(state, cities).find((print) => isSame(print, reading));
  const gone = idsOnTable(state);
  // Another card may have this id since it was set right, and stays another.
  const taken = (id: string) => gone.has(id) || state.options.missionPrints.some((card) => card.id === id);
  const printed = { cities: [...cities], points, extraTurn };
  return same ?? { id: missionId('m', printed, taken), ...printed };
};

/** SC-2, SC-15: a Start Mission shows another city besides the red one. */
export const startMissionRead = (
  state: State,
  reading: Reading,
  taken: readonly string[],
): StartMissionPrint | undefined => {
  const { cities, points, extraTurn } = reading;
  const [red] = cities;
  if (red === undefined || cities.length < 2 || points === undefined) return undefined;
  const known = startsWith(state, cities, taken);
  const same = known.find((print) => print.red === red && isSame(print, reading));
  const printed = { cities: [...cities], points, extraTurn };
  const isTaken = (id: string) => taken.includes(id) || known.some((card) => card.id === id);
  return same ?? { id: missionId('s', printed, isTaken), ...printed, red };
};
