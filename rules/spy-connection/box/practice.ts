import { type TableOptions } from '@/rules/core/seat';
import { type Options } from '../model/options';
import { PRINTED_PRICES } from '../model/prices';
import {
  type CityPrint,
  type ConnectionPrint,
  type MissionPrint,
  type StartMissionPrint,
} from '../model/prints';

/** A practice game: made-up cards, digital decks, nothing to enter. */
export const practiceOptions = ({ seatCount, startSeat }: TableOptions): Options => ({
  seatCount,
  startSeat,
  board: 'light',
  agents: Array.from({ length: seatCount }, () => 15 as const),
  startMissions: 'dealt',
  decks: 'digital',
  advice: false,
  box: 'practice',
  prices: PRINTED_PRICES,
  cities: PRACTICE_CITIES,
  connections: PRACTICE_CONNECTIONS,
  missionPrints: PRACTICE_MISSIONS,
  startMissionPrints: PRACTICE_START_MISSIONS,
});

/** Nine names that the real board is known to show, and three of ours: Lisbon, Oslo, Vienna. */
export const PRACTICE_CITIES: readonly CityPrint[] = [
  'london',
  'paris',
  'madrid',
  'berlin',
  'rome',
  'monaco',
  'helsinki',
  'moscow',
  'istanbul',
  'lisbon',
  'oslo',
  'vienna',
].map((id) => ({ id }));

type Way = readonly [from: string, to: string, ...spaces: readonly string[]];

/**
 * Made up, but true to what SC-4 knows: London to Paris has two spaces, the one beside London is shared with the way
 * to Berlin, Rome to Monaco has two. A space that appears twice is shared.
 */
const ways: readonly Way[] = [
  ['london', 'paris', 'london-gate', 'channel'],
  ['london', 'berlin', 'london-gate', 'north-sea', 'berlin-gate'],
  ['london', 'oslo', 'highlands', 'skagerrak'],
  ['london', 'lisbon', 'celtic-sea', 'biscay', 'lisbon-coast'],
  ['paris', 'berlin', 'rhine', 'berlin-gate'],
  ['paris', 'madrid', 'loire', 'pyrenees'],
  ['paris', 'monaco', 'loire', 'rhone'],
  ['madrid', 'lisbon', 'tagus', 'alentejo'],
  ['madrid', 'monaco', 'ebro', 'costa', 'provence'],
  ['monaco', 'rome', 'liguria', 'tuscany'],
  ['monaco', 'vienna', 'piedmont', 'alps'],
  ['rome', 'vienna', 'po', 'alps'],
  ['rome', 'istanbul', 'adriatic', 'aegean', 'thrace'],
  ['berlin', 'vienna', 'elbe', 'moravia'],
  ['berlin', 'oslo', 'baltic-west', 'kattegat'],
  ['berlin', 'helsinki', 'baltic-west', 'baltic-east', 'finnish-gulf'],
  ['berlin', 'moscow', 'vistula', 'pripyat', 'moscow-gate'],
  ['oslo', 'helsinki', 'lapland', 'bothnia'],
  ['helsinki', 'moscow', 'karelia', 'moscow-gate'],
  ['vienna', 'istanbul', 'danube', 'balkans', 'thrace'],
  ['vienna', 'moscow', 'carpathians', 'dnieper'],
  ['moscow', 'istanbul', 'dnieper', 'crimea', 'bosporus'],
];

export const PRACTICE_CONNECTIONS: readonly ConnectionPrint[] = ways.map(([from, to, ...spaces]) => ({
  id: `${from}-${to}`,
  cities: [from, to],
  spaces,
}));

/** Where a city lies on the practice map, in a square of 100 by 100. */
export const PRACTICE_PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  london: [22, 40],
  paris: [29, 53],
  madrid: [14, 78],
  berlin: [52, 40],
  rome: [52, 80],
  monaco: [38, 69],
  helsinki: [74, 14],
  moscow: [92, 32],
  istanbul: [88, 82],
  lisbon: [4, 62],
  oslo: [44, 14],
  vienna: [62, 58],
};

type Card = readonly [points: number, cities: string, extraTurn?: boolean];

/**
 * Made up. The points grow with the length of the shortest tour; an Extra Turn costs one of them. The first card is
 * the one that the book shows.
 */
const cards: readonly Card[] = [
  [2, 'london madrid', true],
  [2, 'paris madrid'],
  [2, 'monaco rome'],
  [2, 'vienna moscow'],
  [2, 'berlin oslo'],
  [6, 'lisbon helsinki'],
  [4, 'istanbul helsinki'],
  [2, 'london lisbon'],
  [2, 'london berlin'],
  [6, 'oslo istanbul'],
  [2, 'rome vienna'],
  [2, 'monaco moscow', true],
  [4, 'paris moscow'],
  [2, 'madrid monaco'],
  [3, 'madrid vienna', true],
  [3, 'paris rome'],
  [3, 'london oslo helsinki'],
  [5, 'london berlin lisbon'],
  [6, 'berlin oslo istanbul'],
  [4, 'istanbul helsinki moscow'],
  [4, 'paris lisbon monaco', true],
  [5, 'madrid rome vienna', true],
  [7, 'madrid monaco istanbul'],
  [7, 'lisbon vienna moscow', true],
  [7, 'paris rome helsinki', true],
  [2, 'london berlin oslo', true],
  [2, 'paris berlin vienna', true],
  [7, 'oslo rome moscow'],
  [8, 'lisbon madrid helsinki'],
  [8, 'london monaco istanbul'],
  [3, 'london paris madrid'],
  [6, 'berlin monaco helsinki'],
  [8, 'oslo rome istanbul'],
  [8, 'lisbon madrid vienna moscow'],
  [8, 'berlin oslo monaco moscow'],
  [7, 'london paris rome vienna'],
  [8, 'oslo vienna istanbul helsinki'],
  [8, 'paris berlin lisbon helsinki'],
  [7, 'madrid monaco rome istanbul'],
  [8, 'london lisbon helsinki moscow'],
  [8, 'london berlin lisbon moscow'],
  [8, 'paris madrid monaco istanbul'],
  [8, 'oslo rome vienna istanbul'],
];

/** The first city is the red one. */
const startCards: readonly Card[] = [
  [3, 'paris rome'],
  [3, 'berlin oslo vienna'],
  [2, 'madrid paris'],
  [2, 'moscow helsinki'],
  [2, 'istanbul vienna'],
];

const printed = (kind: string, [points, cities, extraTurn = false]: Card, place: number): MissionPrint => ({
  id: `${kind}-${place + 1}`,
  cities: cities.split(' '),
  points,
  extraTurn,
});

export const PRACTICE_MISSIONS: readonly MissionPrint[] = cards.map((card, place) =>
  printed('practice-mission', card, place),
);

export const PRACTICE_START_MISSIONS: readonly StartMissionPrint[] = startCards.map((card, place) => {
  const print = printed('practice-start', card, place);
  return { ...print, red: print.cities[0] as string };
});
