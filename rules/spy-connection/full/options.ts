import * as v from 'valibot';
import { exactCodec, list, tableOptions, whole } from '@/rules/core/schemas';
import type { TableOptions } from '@/rules/core/seat';
import type { CityPrint, ConnectionPrint, MissionPrint, StartMissionPrint } from '../box';
import { cityPrint, connectionPrint, missionPrint, startMissionPrint } from '../box';

export interface Options extends TableOptions {
  readonly board: 'light' | 'dark';
  /** For each seat, SC-11. */
  readonly agents: readonly (14 | 15)[];
  readonly startMissions: 'dealt' | 'chosen';
  readonly decks: 'physical' | 'digital';
  readonly advice: boolean;
  readonly box: 'owner' | 'practice';
  /** Agents to assign for slots 1 to 4 as printed on the light side; the dark side adds its own, SC-60. */
  readonly prices: readonly [number, number, number, number];
  readonly cities: readonly CityPrint[];
  readonly connections: readonly ConnectionPrint[];
  readonly missionPrints: readonly MissionPrint[];
  readonly startMissionPrints: readonly StartMissionPrint[];
}

const price = whole(0, 9);

export const options = exactCodec<Options>()(
  v.strictObject({
    ...tableOptions,
    board: v.picklist(['light', 'dark']),
    agents: list(v.picklist([14, 15]), 1, 6),
    startMissions: v.picklist(['dealt', 'chosen']),
    decks: v.picklist(['physical', 'digital']),
    advice: v.boolean(),
    box: v.picklist(['owner', 'practice']),
    prices: v.pipe(v.strictTuple([price, price, price, price]), v.readonly()),
    cities: list(cityPrint, 0, 12),
    connections: list(connectionPrint, 0, 99),
    missionPrints: list(missionPrint, 0, 43),
    startMissionPrints: list(startMissionPrint, 0, 5),
  }),
);
