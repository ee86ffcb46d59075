import type { BoxKind, BoxModule, Stated } from '@/rules/core/box';
import { type Field } from '@/rules/core/shape';
import { codecOf } from '@/rules/core/codec';
import { freshId } from '@/rules/core/fresh-id';
import { placeKind } from '@/rules/core/place';
import { boxBoard } from './box-board';
import { boxLabel, spaceLabel } from './box-labels';
import type { PricesPrint } from './box-prices';
import { pricesPrint } from './box-prices';
import { adopt } from './box-spaces';
import type { CityPrint, ConnectionPrint, MissionPrint, StartMissionPrint } from './box';
import { cityPrint, connectionPrint, missionPrint, startMissionPrint } from './box';
import { checkBox } from './check-box';
import { CITIES, MISSIONS, PRINTED_PRICES, START_MISSIONS } from './prices';
import { connectionFace, endsId, missionId, nameId, spaceId } from './print-ids';

/** SC-4: the first four are the books', the next five come from published reviews, the last are names of ours. */
const CITY_NAMES = [
  ...['london', 'paris', 'madrid', 'berlin'],
  ...['rome', 'monaco', 'helsinki', 'moscow', 'istanbul'],
  ...['lisbon', 'oslo', 'vienna'],
];
const IN_THE_BOOKS = 4;
const IN_REVIEWS = 9;

const ownId: Field = { name: 'id', shape: { as: 'own-id' } };
const city = { as: 'name', of: 'city' } as const;
const missionFields: readonly Field[] = [
  ownId,
  { name: 'cities', shape: { as: 'list', of: city, min: 1, max: CITIES } },
  { name: 'points', shape: { as: 'whole', min: 0, max: 99, usual: 10 } },
  { name: 'extraTurn', shape: { as: 'flag' } },
];

const carriesId = (key: string, data: { readonly id: string }): boolean => data.id === key;
const missionFace = ({ cities, points, extraTurn }: MissionPrint) => [[...cities].sort(), points, extraTurn];
const missionRank = ({ cities, points }: MissionPrint) => [cities.length, points, ...[...cities].sort()];

const cities: BoxKind<CityPrint> = {
  kind: 'city',
  count: CITIES,
  codec: codecOf<CityPrint>(cityPrint),
  fields: [ownId, { name: 'name', shape: { as: 'text' }, optional: true }],
  since: 1,
  vocabulary: 'city',
  identify: ({ name }, taken) => (name === undefined ? undefined : freshId(nameId(name), taken)),
  fits: carriesId,
  face: ({ id: key, name }) => [key, name],
  rank: ({ id: key, name }) => [name ?? key],
};

const connections: BoxKind<ConnectionPrint> = {
  kind: 'connection',
  codec: codecOf<ConnectionPrint>(connectionPrint),
  fields: [
    ownId,
    { name: 'cities', shape: { as: 'list', of: city, min: 2, max: 2 } },
    {
      name: 'spaces',
      shape: {
        as: 'list',
        of: {
          as: 'name',
          of: 'space',
          guess: (made: Pick<ConnectionPrint, 'cities'>, place: number) =>
            spaceId(endsId(made.cities), place),
        },
        min: 1,
        max: 9,
      },
    },
  ],
  since: 1,
  identify: (print, taken) => freshId(endsId(print.cities), taken),
  fits: carriesId,
  face: connectionFace,
  rank: (print) => [...print.cities].sort(),
};

const missions: BoxKind<MissionPrint> = {
  kind: 'mission',
  count: MISSIONS,
  codec: codecOf<MissionPrint>(missionPrint),
  fields: missionFields,
  since: 1,
  identify: (print, taken) => missionId('m', print, taken),
  fits: carriesId,
  face: missionFace,
  rank: missionRank,
};

const startMissions: BoxKind<StartMissionPrint> = {
  kind: 'start-mission',
  count: START_MISSIONS,
  codec: codecOf<StartMissionPrint>(startMissionPrint),
  fields: [...missionFields, { name: 'red', shape: city }],
  since: 1,
  identify: (print, taken) => missionId('s', print, taken),
  fits: carriesId,
  face: (print) => [...missionFace(print), print.red],
  rank: missionRank,
};

const prices: BoxKind<PricesPrint> = {
  kind: 'prices',
  ids: ['light'],
  codec: codecOf<PricesPrint>(pricesPrint),
  fields: [{ name: 'slots', shape: { as: 'list', of: { as: 'whole', min: 0, max: 9 }, min: 4, max: 4 } }],
  since: 1,
  fits: () => true,
  face: ({ slots }) => slots,
  rank: () => [],
};

const stated: readonly Stated[] = [
  ...CITY_NAMES.slice(0, IN_REVIEWS).map((key, at) => ({
    kind: 'city',
    id: key,
    data: { id: key },
    certain: at < IN_THE_BOOKS,
  })),
  statedConnection(['london', 'paris'], true),
  statedConnection(['monaco', 'rome'], false),
  statedMission({ cities: ['london', 'madrid'], points: 2, extraTurn: true }),
  { kind: 'prices', id: 'light', data: { slots: PRINTED_PRICES }, certain: false },
];

/** SC-4 tells two connections, of two spaces each. */
function statedConnection(ends: readonly [string, string], certain: boolean): Stated {
  const key = endsId(ends);
  return {
    kind: 'connection',
    id: key,
    data: { id: key, cities: ends, spaces: [spaceId(key, 0), spaceId(key, 1)] },
    certain,
  };
}

function statedMission(print: Omit<MissionPrint, 'id'>): Stated {
  const key = missionId('m', print, () => false);
  return { kind: 'mission', id: key, data: { id: key, ...print }, certain: true };
}

export const box: BoxModule = {
  coding: 1,
  kinds: [cities, connections, missions, startMissions, prices, placeKind('city')],
  vocabulary: { city: CITY_NAMES },
  stated,
  check: checkBox,
  adopt,
  board: boxBoard,
  label: boxLabel,
  part: spaceLabel,
};
