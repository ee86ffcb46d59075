import { number } from '@/rules/core/message';
import { NONE, type Violation } from '@/rules/core/violation';
import { AREAS, type Area, type Colour, type Location } from './prints';
import { bend } from './refusals';

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
  const params = { cost: number(cost), points: number(points) };
  // One point would do within an Area or between hubs: only the way through the hubs is missing.
  return points === 1
    ? [bend('SM-32', 'through-hubs', { params })]
    : [bend('SM-31', 'beyond-points', { params })];
};
