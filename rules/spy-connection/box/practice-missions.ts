import { type MissionPrint, type StartMissionPrint } from '../model/prints';

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
