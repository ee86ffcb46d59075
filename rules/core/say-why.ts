import type { Params } from './message';
import type { Violation } from './violation';

interface Details {
  readonly params?: Params;
  readonly focus?: readonly string[];
}

/** Names a reason of a game's list of refusals; one that is not on the list does not compile. */
export type SayWhy<Refusals extends Readonly<Record<string, readonly string[]>>> = <
  Rule extends keyof Refusals & string,
>(
  rule: Rule,
  code: Refusals[Rule][number],
  details?: Details,
) => Violation;
