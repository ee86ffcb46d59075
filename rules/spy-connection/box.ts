import * as v from 'valibot';
import { id, list, typed, whole } from '@/rules/core/schemas';

/** Cities of the books have ids that every language translates; others carry the name that an owner typed. */
export interface CityPrint {
  readonly id: string;
  readonly name?: string;
}

export interface MissionPrint {
  readonly id: string;
  readonly cities: readonly string[];
  readonly points: number;
  readonly extraTurn: boolean;
}

export interface StartMissionPrint extends MissionPrint {
  readonly red: string;
}

/** The spaces in order from the first city to the second; a space shared with another connection keeps its id. */
export interface ConnectionPrint {
  readonly id: string;
  readonly cities: readonly [string, string];
  readonly spaces: readonly string[];
}

export const cityPrint = v.strictObject({ id, name: v.exactOptional(typed) });

const mission = { id, cities: list(id, 1, 12), points: whole(0, 99), extraTurn: v.boolean() };
export const missionPrint = v.strictObject(mission);
export const startMissionPrint = v.strictObject({ ...mission, red: id });

export const connectionPrint = v.strictObject({
  id,
  cities: v.pipe(v.strictTuple([id, id]), v.readonly()),
  spaces: list(id, 1, 9),
});
