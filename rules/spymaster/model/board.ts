import type { Param } from '@/rules/core/message';
import { piece, text } from '@/rules/core/message';
import type { Area, Colour, Location, LocationPrint } from './box';
import { AREAS } from './box';

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

/** A name of the books is translated, a name that an owner typed stays as typed, and the rest is told by Area. */
export const locationParam = (names: readonly LocationPrint[], location: Location): Param => {
  const { city, name } = names.find((print) => print.location === location) ?? {};
  if (name !== undefined) return text(name);
  return piece(city ?? location);
};
