import type { Violation } from '@/rules/core/violation';
import { number } from '@/rules/core/message';
import { MISSIONS, START_MISSIONS } from '../prices';
import { refuse } from '../refusals';
import { checkTable } from '../check-table';
import type { Options } from './options';
import { checkCities, checkCityCount, checkConnection, checkStartPrint } from './prints';

/** SC-1, SC-11, SC-13, SC-62: who plays with what; SC-2, SC-3, SC-71: what the box says. */
export const checkOptions = (options: Options): readonly Violation[] => [
  ...checkTable(options),
  ...checkBox(options),
];

const checkBox = (options: Options): readonly Violation[] => {
  const { missionPrints, startMissionPrints, connections } = options;
  return [
    ...checkCityCount(options),
    ...connections.flatMap((connection) => checkConnection(options, connection)),
    ...missionPrints.flatMap(({ cities }) => checkCities(options, cities)),
    ...startMissionPrints.flatMap((print) => checkStartPrint(options, print)),
    ...checkTwice([...missionPrints, ...startMissionPrints].map(({ id }) => id)),
    ...(new Set(connections.map(({ id }) => id)).size < connections.length
      ? [refuse('SC-3', 'connection-known')]
      : []),
    ...(options.decks === 'digital' &&
    (missionPrints.length < MISSIONS || startMissionPrints.length < START_MISSIONS)
      ? [
          refuse('SC-1', 'deck-unknown', {
            params: { known: number(missionPrints.length), all: number(MISSIONS) },
          }),
        ]
      : []),
  ];
};

const checkTwice = (ids: readonly string[]): readonly Violation[] =>
  new Set(ids).size < ids.length ? [refuse('SC-71', 'card-twice')] : [];
