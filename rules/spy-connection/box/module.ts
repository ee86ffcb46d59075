import { type BoxKind, type BoxModule, freshId, placeKind, type Stated } from '@/rules/core/box';
import { codecOf } from '@/rules/core/codec';
import { CITIES, MISSIONS, PRINTED_PRICES, START_MISSIONS } from '../model/prices';
import {
  cityFields,
  type CityPrint,
  cityPrint,
  connectionFields,
  type ConnectionPrint,
  connectionPrint,
  endsId,
  missionFields,
  missionId,
  type MissionPrint,
  missionPrint,
  nameId,
  pricesFields,
  type PricesPrint,
  pricesPrint,
  spaceId,
  startMissionFields,
  type StartMissionPrint,
  startMissionPrint,
} from '../model/prints';
import { adopt } from './adopt';
import { boxBoard, boxLabel, spaceLabel } from './labels';
import { checkBox } from './check';

/** SC-4: the first four are the books', the next five come from published reviews, the last are names of ours. */
const CITY_NAMES = [
  ...['london', 'paris', 'madrid', 'berlin'],
  ...['rome', 'monaco', 'helsinki', 'moscow', 'istanbul'],
  ...['lisbon', 'oslo', 'vienna'],
];
const IN_THE_BOOKS = 4;
const IN_REVIEWS = 9;

const carriesId = (key: string, data: { readonly id: string }): boolean => data.id === key;
const missionFace = ({ cities, points, extraTurn }: MissionPrint) => [[...cities].sort(), points, extraTurn];
/** The same connection from either end. */
const connectionFace = ({ cities: [from, to], spaces }: ConnectionPrint) =>
  from <= to ? [from, to, spaces] : [to, from, [...spaces].reverse()];
const missionRank = ({ cities, points }: MissionPrint) => [cities.length, points, ...[...cities].sort()];

const cities: BoxKind<CityPrint> = {
  kind: 'city',
  count: CITIES,
  codec: codecOf<CityPrint>(cityPrint),
  fields: cityFields,
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
  fields: connectionFields,
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
  fields: startMissionFields,
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
  fields: pricesFields,
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
