import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import { distance } from '../board';
import type { Location } from '../box';
import { bend, NONE } from '../refusals';

/** SM-31, SM-32: whether the points reach from one location to the other. */
export const checkReach = (
  { from, to }: { readonly from: Location; readonly to: Location },
  points: number,
): readonly Violation[] => {
  const cost = distance(from, to);
  if (cost <= points) return NONE;
  const params = { cost: number(cost), points: number(points) };
  // One point would do within an Area or between hubs: it is the way through the hubs that is missing.
  return points === 1
    ? [bend('SM-32', 'through-hubs', { params })]
    : [bend('SM-31', 'beyond-points', { params })];
};
