import * as v from 'valibot';
import { id, typed, whole } from '@/rules/core/schemas';
import { CITY_NAMES } from './city-names';

/** The book names three of the four types; the owner's name of the fourth is part of the options. */
export const INTELLIGENCE_TYPES = ['surveillance', 'espionage', 'dossiers', 'fourth'] as const;
export type IntelligenceType = (typeof INTELLIGENCE_TYPES)[number];

/** Cards of the same type and value are interchangeable, so a card is named by what it shows. */
export interface Intelligence {
  readonly type: IntelligenceType;
  readonly value: number;
}

/** By our numbering Area 1 is London's and Area 2 that of Lagos; the book names no others. */
export const AREAS = ['area-1', 'area-2', 'area-3', 'area-4', 'area-5', 'area-6'] as const;
export type Area = (typeof AREAS)[number];
export const COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Location = `${Area}-${'hub' | Colour}`;

export const LOCATIONS: readonly Location[] = AREAS.flatMap((area) =>
  (['hub', ...COLOURS] as const).map((place) => `${area}-${place}` as const),
);

export interface MissionPrint {
  readonly id: string;
  readonly colour: Colour;
  readonly specialAgents: number;
  readonly freelanceAgents: number;
  readonly intelligence: Intelligence;
  readonly points: number;
}

/** What a location is called: a city that every language translates, or a name that an owner typed. */
export interface LocationPrint {
  readonly location: Location;
  readonly city?: (typeof CITY_NAMES)[number];
  readonly name?: string;
}

/** For each type the total value of the cards in a hand, as counted at the end. */
export type HandTotals = Readonly<Record<IntelligenceType, number>>;

/** The book shows 1, 3 and 4; nobody has seen more than one digit. */
export const HIGHEST_VALUE = 9;

export const intelligence = v.strictObject({
  type: v.picklist(INTELLIGENCE_TYPES),
  value: whole(1, HIGHEST_VALUE),
});
export const area = v.picklist(AREAS);
export const location = v.picklist(LOCATIONS);
export const missionPrint = v.strictObject({
  id,
  colour: v.picklist(COLOURS),
  specialAgents: whole(0, 3),
  freelanceAgents: whole(0, 18),
  intelligence: v.strictObject({ type: v.picklist(INTELLIGENCE_TYPES), value: whole(1, 99) }),
  points: whole(0, 99),
});
export const locationPrint = v.strictObject({
  location,
  city: v.exactOptional(v.picklist(CITY_NAMES)),
  name: v.exactOptional(typed),
});

const total = whole(0, 999);
export const handTotals = v.strictObject({
  surveillance: total,
  espionage: total,
  dossiers: total,
  fourth: total,
});
