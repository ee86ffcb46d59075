import { type CityPrint, type ConnectionPrint } from '../model/prints';

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
