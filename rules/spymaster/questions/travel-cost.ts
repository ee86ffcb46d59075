import { message, number } from '@/rules/core/message';
import { type Verdict } from '@/rules/core/verdict';
import { NONE } from '@/rules/core/violation';
import { checkReach, distance, pathBetween, type Way } from '../model/board';
import { type Location } from '../model/prints';

export interface TravelFacts extends Way {
  /** Movement points at hand, where the question is whether they are enough. */
  readonly points?: number;
}

export interface TravelVerdict extends Verdict {
  readonly cost: number;
  readonly path: readonly Location[];
}

/** SM-32: what the way costs and where it leads along. */
export const travelCost = ({ from, to, points }: TravelFacts): TravelVerdict => {
  const cost = distance(from, to);
  const violations = points === undefined ? NONE : checkReach({ from, to }, points);
  const missing = cost - (points ?? cost);
  return {
    cost,
    path: pathBetween(from, to),
    allowed: violations.length === 0,
    because: message(violations.length === 0 ? 'check.travel.yes' : 'check.travel.no', {
      count: number(cost),
    }),
    rule: 'SM-32',
    violations,
    mends: violations.length > 0 ? [message('check.travel.more', { count: number(missing) })] : [],
  };
};
