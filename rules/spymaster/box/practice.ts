import { type TableOptions } from '@/rules/core/seat';
import { type Options } from '../model/options';
import {
  AREAS,
  COLOURS,
  INTELLIGENCE_TYPES,
  type Area,
  type Colour,
  type Intelligence,
  type Location,
  type LocationPrint,
  type MissionPrint,
} from '../model/prints';

type City = NonNullable<LocationPrint['city']>;

/** What the book states of the board: Berlin is the hub of London's Area, Cairo that of the Area of Lagos. */
export const BOOK_LOCATIONS: readonly LocationPrint[] = [
  { location: 'area-1-hub', city: 'berlin' },
  { location: 'area-2-hub', city: 'cairo' },
];

/** Made up, but for Berlin, London, Cairo and Lagos; which colours those cities have is made up too. */
const cities: Readonly<Record<Area, Readonly<Record<'hub' | Colour, City>>>> = {
  'area-1': { hub: 'berlin', green: 'oslo', red: 'london', yellow: 'madrid', blue: 'rome' },
  'area-2': { hub: 'cairo', green: 'lagos', red: 'nairobi', yellow: 'dakar', blue: 'tunis' },
  'area-3': { hub: 'denver', green: 'vancouver', red: 'boston', yellow: 'mexico-city', blue: 'havana' },
  'area-4': { hub: 'lima', green: 'bogota', red: 'santiago', yellow: 'quito', blue: 'montevideo' },
  'area-5': { hub: 'delhi', green: 'hanoi', red: 'tokyo', yellow: 'tashkent', blue: 'seoul' },
  'area-6': { hub: 'sydney', green: 'auckland', red: 'manila', yellow: 'perth', blue: 'suva' },
};

export const PRACTICE_LOCATIONS: readonly LocationPrint[] = AREAS.flatMap((area) =>
  Object.entries(cities[area]).map(([place, city]) => ({ location: `${area}-${place}` as Location, city })),
);

/** Made up: of each value so many cards, the same in every type. */
const COPIES: readonly (readonly [value: number, copies: number])[] = [
  [1, 6],
  [2, 7],
  [3, 6],
  [4, 4],
  [5, 2],
];

export const PRACTICE_INTELLIGENCE: readonly Intelligence[] = INTELLIGENCE_TYPES.flatMap((type) =>
  COPIES.flatMap(([value, copies]) => Array.from({ length: copies }, () => ({ type, value }))),
);

type Pattern = readonly [specialAgents: number, freelanceAgents: number, value: number, points: number];

/**
 * Made up; each comes once in every colour, and the types take turns. The points grow with what is asked. In blue the
 * tenth is what the book shows: 2 Special Agents, 2 Freelance Agents, Surveillance 3.
 */
const PATTERNS: readonly Pattern[] = [
  [1, 1, 2, 5],
  [1, 1, 4, 6],
  [1, 2, 2, 6],
  [1, 2, 4, 7],
  [1, 3, 3, 7],
  [1, 3, 5, 8],
  [2, 0, 3, 6],
  [2, 1, 2, 7],
  [2, 1, 5, 8],
  [2, 2, 3, 9],
  [2, 2, 6, 10],
  [2, 3, 4, 10],
  [3, 0, 4, 8],
  [3, 1, 5, 10],
  [3, 2, 4, 11],
];

export const PRACTICE_MISSIONS: readonly MissionPrint[] = PATTERNS.flatMap((pattern, row) =>
  COLOURS.map((colour, column): MissionPrint => {
    const [specialAgents, freelanceAgents, value, points] = pattern;
    const type = INTELLIGENCE_TYPES[(row + column) % 4] as Intelligence['type'];
    const id = `practice-mission-${row * COLOURS.length + column + 1}`;
    return { id, colour, specialAgents, freelanceAgents, intelligence: { type, value }, points };
  }),
);

/** A practice game: made-up cards, digital decks, nothing to enter, everything placed at random. */
export const practiceOptions = ({ seatCount, startSeat }: TableOptions): Options => ({
  seatCount,
  startSeat,
  intelligenceDeck: 'digital',
  missionDeck: 'digital',
  rows: 'entered',
  specialAgents: 'random',
  placement: 'digital',
  advice: false,
  box: 'practice',
  locations: PRACTICE_LOCATIONS,
  intelligenceCards: PRACTICE_INTELLIGENCE,
  missionPrints: PRACTICE_MISSIONS,
});
