import { type Message, message, number, type Param, type Params, piece, text } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import {
  type Area,
  AREAS,
  type Colour,
  type Intelligence,
  type IntelligenceType,
  type Location,
  type LocationPrint,
  LOCATIONS,
} from './prints';
import { bend, refuse } from './refusals';

export const areaOf = (location: Location): Area => location.slice(0, 'area-1'.length) as Area;

export const hubOf = (area: Area): Location => `${area}-hub`;

export const cityOf = (area: Area, colour: Colour): Location => `${area}-${colour}`;

export const placeOfArea = (area: Area): number => AREAS.indexOf(area);

/** SM-32: where an Agent goes, one point a step; within an Area everything is one step apart. */
export const pathBetween = (from: Location, to: Location): readonly Location[] => {
  if (from === to) return [from];
  const [start, end] = [areaOf(from), areaOf(to)];
  if (start === end) return [from, to];
  const steps = [from, hubOf(start), hubOf(end), to];
  return steps.filter((step, place) => step !== steps[place - 1]);
};

/** SM-32: movement points from one location to another: 0 to 3. */
export const distance = (from: Location, to: Location): number => pathBetween(from, to).length - 1;

export interface Way {
  readonly from: Location;
  readonly to: Location;
}

/** SM-31, SM-32: whether the points reach from one location to the other. */
export const checkReach = ({ from, to }: Way, points: number): readonly Violation[] => {
  const cost = distance(from, to);
  if (cost <= points) return NONE;
  const given = number(points);
  // One point would do within an Area or between hubs: only the way through the hubs is missing.
  return points === 1
    ? [bend('SM-32', 'through-hubs', { params: { cost: number(cost), points: given } })]
    : [bend('SM-31', 'beyond-points', { params: { count: number(cost), points: given } })];
};

/** What there is to know of names besides those of locations. */
export interface Named {
  readonly fourthType?: string;
  readonly box?: 'owner' | 'practice';
}

/** The fourth type is called what its owner calls it; in a practice game it has a name of ours. */
export const typeParam = ({ fourthType, box }: Named, type: IntelligenceType): Param => {
  if (type !== 'fourth') return piece(type);
  if (fourthType !== undefined) return text(fourthType);
  return piece(box === 'practice' ? 'ciphers' : 'fourth');
};

export const cardParams = (options: Named, { type, value }: Intelligence): Params => ({
  type: typeParam(options, type),
  value: number(value),
});

export const cardLabel = (options: Named, card: Intelligence): Message =>
  message('form.card', cardParams(options, card));

/** A name of the books is translated, a name that an owner typed stays as typed, and the rest is told by Area. */
export const locationParam = (names: readonly LocationPrint[], location: Location): Param => {
  const { city, name } = names.find((print) => print.location === location) ?? {};
  if (name !== undefined) return text(name);
  return piece(city ?? location);
};

export const withName = (
  locations: readonly LocationPrint[],
  print: LocationPrint,
): readonly LocationPrint[] => [...locations.filter(({ location }) => location !== print.location), print];

const isTwice = (values: readonly (string | undefined)[]): boolean => {
  const told = values.filter((value) => value !== undefined);
  return new Set(told).size < told.length;
};

/** SM-4: every location has one name, and no two have the same. */
export const checkNames = (locations: readonly LocationPrint[]): readonly Violation[] => [
  ...(isTwice(locations.map(({ location }) => location)) ? [refuse('SM-4', 'location-twice')] : NONE),
  ...(isTwice(locations.map(({ name }) => name)) || isTwice(locations.map(({ city }) => city))
    ? [refuse('SM-4', 'name-twice')]
    : NONE),
];

/** A location by the id under which it can be told: its city where every language has a name for that. */
const toldAs = (names: readonly LocationPrint[], location: Location): string =>
  names.find((print) => print.location === location)?.city ?? location;

export const toldLocation = (names: readonly LocationPrint[], told: string): Location =>
  LOCATIONS.find((location) => toldAs(names, location) === told) as Location;

/** A line of the ledger where a location is chosen. */
export const namedChoices = (names: readonly LocationPrint[], at: Location) => ({
  value: toldAs(names, at),
  choices: LOCATIONS.map((location) => toldAs(names, location)),
  typed: Object.fromEntries(
    names.flatMap(({ location, name }) => (name === undefined ? [] : [[toldAs(names, location), name]])),
  ),
});
