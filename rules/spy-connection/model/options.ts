import * as v from 'valibot';
import { codecOf, list, tableOptions, whole } from '@/rules/core/codec';
import { number } from '@/rules/core/message';
import { type TableOptions } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import {
  checkCities,
  checkCityCount,
  checkConnection,
  checkStartPrint,
  cityPrint,
  connectionPrint,
  missionPrint,
  startMissionPrint,
} from './prints';
import { CITIES, MISSIONS, type Side, START_MISSIONS } from './prices';
import { refuse } from './refusals';

const price = whole(0, 9);

/** What both depths have to know of the table. */
export const tableSchema = {
  ...tableOptions,
  board: v.picklist(['light', 'dark']),
  /** For each seat, SC-11. */
  agents: list(v.picklist([14, 15]), 1, 6),
};

const schema = v.strictObject({
  ...tableSchema,
  startMissions: v.picklist(['dealt', 'chosen']),
  decks: v.picklist(['physical', 'digital']),
  advice: v.boolean(),
  box: v.picklist(['owner', 'practice']),
  /** Agents to assign for slots 1 to 4 as printed on the light side; the dark side adds its own, SC-60. */
  prices: v.pipe(v.strictTuple([price, price, price, price]), v.readonly()),
  cities: list(cityPrint, 0, CITIES),
  connections: list(connectionPrint, 0, 99),
  missionPrints: list(missionPrint, 0, MISSIONS),
  startMissionPrints: list(startMissionPrint, 0, START_MISSIONS),
});

export type Options = Readonly<v.InferOutput<typeof schema>>;
export const options = codecOf<Options>(schema);

interface Table extends TableOptions {
  readonly board: Side;
  readonly agents: readonly (14 | 15)[];
}

/** SC-1, SC-11, SC-13, SC-62: who plays with what. */
export const checkTable = ({ seatCount, startSeat, board, agents }: Table): readonly Violation[] => [
  ...(seatCount < 2 || seatCount > 4
    ? [refuse('SC-1', 'players', { params: { min: number(2), max: number(4) } })]
    : NONE),
  ...(startSeat < 0 || startSeat >= seatCount ? [refuse('SC-13', 'no-such-seat')] : NONE),
  ...(agents.length === seatCount ? NONE : [refuse('SC-11', 'agents-for-each')]),
  ...(board === 'dark' && agents.includes(14) ? [refuse('SC-62', 'dark-with-14')] : NONE),
];

/** SC-1, SC-2, SC-3, SC-71: what the box says, and whether a digital deck is whole. */
export const checkOptions = (chosen: Options): readonly Violation[] => {
  const { missionPrints, startMissionPrints, connections } = chosen;
  const isWhole = missionPrints.length >= MISSIONS && startMissionPrints.length >= START_MISSIONS;
  const known = { known: number(missionPrints.length), all: number(MISSIONS) };
  return [
    ...checkTable(chosen),
    ...checkCityCount(chosen),
    ...connections.flatMap((connection) => checkConnection(chosen, connection)),
    ...missionPrints.flatMap(({ cities }) => checkCities(chosen, cities)),
    ...startMissionPrints.flatMap((print) => checkStartPrint(chosen, print)),
    ...(isTwice([...missionPrints, ...startMissionPrints]) ? [refuse('SC-71', 'card-twice')] : NONE),
    ...(isTwice(connections) ? [refuse('SC-3', 'connection-known')] : NONE),
    ...(chosen.decks === 'digital' && !isWhole ? [refuse('SC-1', 'deck-unknown', { params: known })] : NONE),
  ];
};

const isTwice = (prints: readonly { readonly id: string }[]): boolean =>
  new Set(prints.map(({ id }) => id)).size < prints.length;
