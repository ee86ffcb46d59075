import * as v from 'valibot';
import { freshId } from '@/rules/core/box';
import { whole } from '@/rules/core/codec';
import { type PrintOf, schemaOf } from '@/rules/core/shape';

export const ROUNDS = 5;
export const SPECIAL_AGENTS = 3;
export const FREELANCE_AGENTS = 18;
export const INTELLIGENCE_CARDS = 100;
export const CARDS_OF_A_TYPE = 25;
export const MISSIONS = 60;
export const BONUS = 5;

/** SM-11: cards in a stack for 2 to 6 players. */
export const STACK_SIZES: Readonly<Record<number, number>> = { 2: 9, 3: 10, 4: 13, 5: 16, 6: 19 };

export const stackSize = (seatCount: number): number => STACK_SIZES[seatCount] ?? 0;

export const STACKS = [1, 2, 3, 4, 5] as const;
export type Stack = (typeof STACKS)[number];

/** The book names three of the four types; the owner's name of the fourth is part of the options. */
export const INTELLIGENCE_TYPES = ['surveillance', 'espionage', 'dossiers', 'fourth'] as const;
export type IntelligenceType = (typeof INTELLIGENCE_TYPES)[number];

/** By our numbering Area 1 is London's and Area 2 that of Lagos; the book names no others. */
export const AREAS = ['area-1', 'area-2', 'area-3', 'area-4', 'area-5', 'area-6'] as const;
export type Area = (typeof AREAS)[number];
export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Location = `${Area}-${'hub' | Colour}`;

export const LOCATIONS: readonly Location[] = AREAS.flatMap((each) =>
  (['hub', ...COLOURS] as const).map((place) => `${each}-${place}` as const),
);

export const area = v.picklist(AREAS);
export const location = v.picklist(LOCATIONS);

/** Names that every language translates: the four of the book first, then those of our practice board. */
export const CITY_NAMES = [
  ...['london', 'berlin', 'lagos', 'cairo'],
  ...['madrid', 'oslo', 'rome'],
  ...['dakar', 'nairobi', 'tunis'],
  ...['havana', 'boston', 'denver', 'mexico-city', 'vancouver'],
  ...['lima', 'bogota', 'quito', 'montevideo', 'santiago'],
  ...['delhi', 'tokyo', 'hanoi', 'seoul', 'tashkent'],
  ...['sydney', 'auckland', 'manila', 'perth', 'suva'],
] as const;

const CITIES_OF_THE_BOOK = 4;

/** What a location is called: a city that every language translates, or a name that an owner typed. */
export const locationFields = [
  { name: 'location', shape: { as: 'own-id', of: LOCATIONS } },
  {
    name: 'city',
    shape: { as: 'choice', of: CITY_NAMES, offered: CITY_NAMES.slice(0, CITIES_OF_THE_BOOK) },
    optional: true,
  },
  { name: 'name', shape: { as: 'text' }, optional: true },
] as const;
export const locationPrint = schemaOf(locationFields);
export type LocationPrint = PrintOf<typeof locationFields>;

/** The name of the type that the book does not tell, SM-5. */
export const typeFields = [{ name: 'name', shape: { as: 'text' } }] as const;
export const typePrint = schemaOf(typeFields);
export type TypePrint = PrintOf<typeof typeFields>;

/** The book shows 1, 3 and 4; nobody has seen more than one digit. */
export const HIGHEST_VALUE = 9;

const types = { as: 'choice', of: INTELLIGENCE_TYPES } as const;

/** Cards of the same type and value are interchangeable, so a card is named by what it shows. */
export const intelligenceFields = [
  { name: 'type', shape: types },
  { name: 'value', shape: { as: 'whole', min: 1, max: HIGHEST_VALUE } },
] as const;
export const intelligence = schemaOf(intelligenceFields);
export type Intelligence = PrintOf<typeof intelligenceFields>;

export const MOST_VALUE = 99;
/** SM-40 */
export const MOST_POINTS = 99;

export const missionFields = [
  { name: 'id', shape: { as: 'own-id' } },
  { name: 'colour', shape: { as: 'choice', of: COLOURS } },
  { name: 'specialAgents', shape: { as: 'whole', min: 0, max: SPECIAL_AGENTS } },
  { name: 'freelanceAgents', shape: { as: 'whole', min: 0, max: FREELANCE_AGENTS, usual: 5 } },
  {
    name: 'intelligence',
    shape: {
      as: 'fields',
      fields: [
        { name: 'type', shape: types },
        { name: 'value', shape: { as: 'whole', min: 1, max: MOST_VALUE, usual: 6 } },
      ],
    },
  },
  { name: 'points', shape: { as: 'whole', min: 0, max: MOST_POINTS, usual: 12 } },
] as const;
export const missionPrint = schemaOf(missionFields);
export type MissionPrint = PrintOf<typeof missionFields>;

export type PrintedMission = Omit<MissionPrint, 'id'>;

export const missionId = (printed: PrintedMission, taken: (id: string) => boolean): string => {
  const { colour, specialAgents, freelanceAgents, intelligence: asked, points } = printed;
  const agents = `${specialAgents}${freelanceAgents}`;
  return freshId(['m', colour, agents, asked.type, asked.value, points].join('-'), taken);
};

export const samePrint = (a: PrintedMission, b: PrintedMission): boolean =>
  a.colour === b.colour &&
  a.specialAgents === b.specialAgents &&
  a.freelanceAgents === b.freelanceAgents &&
  a.intelligence.type === b.intelligence.type &&
  a.intelligence.value === b.intelligence.value &&
  a.points === b.points;

export const MOST_TOTAL = 999;
const total = whole(0, MOST_TOTAL);

/** For each type the total value of the cards in a hand, as counted at the end. */
export const handTotals = v.strictObject({
  surveillance: total,
  espionage: total,
  dossiers: total,
  fourth: total,
});
export type HandTotals = Readonly<v.InferOutput<typeof handTotals>>;
