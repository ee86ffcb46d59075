import { type Field, type PrintOf, schemaOf } from '@/rules/core/shape';
import { CITIES } from './prices';
import { endsId, spaceId } from './print-ids';

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
