import { number, seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { MOST_TOKENS } from './pieces';
import { NONE, refuse } from './refusals';

/** The owners of the Control Tokens on a tile. */
export type Tokens = readonly Seat[];

export const countOf = (tokens: Tokens, seat: Seat): number =>
  tokens.filter((owner) => owner === seat).length;

/** IS-48: the opponent who has more tokens on it than this spy, if there is one. */
export const leaderOver = (tokens: Tokens, seat: Seat): Seat | undefined =>
  tokens.find((owner) => owner !== seat && countOf(tokens, owner) > countOf(tokens, seat));

/** IS-48: may this spy empower or scandalize it? */
export const checkUntouched = (tokens: Tokens, seat: Seat): readonly Violation[] => {
  const leader = leaderOver(tokens, seat);
  return leader === undefined
    ? NONE
    : [
        refuse('IS-48', 'opponent-leads', {
          params: {
            seat: seatParam(leader),
            theirs: number(countOf(tokens, leader)),
            own: number(countOf(tokens, seat)),
          },
        }),
      ];
};

/** IS-45: three tokens at most on one Politician, whoever they belong to. */
export const checkRoom = (tokens: Tokens): readonly Violation[] =>
  tokens.length < MOST_TOKENS
    ? NONE
    : [refuse('IS-45', 'three-tokens', { params: { most: number(MOST_TOKENS) } })];

/** IS-47: only a Politician with a token of one's own is scandalized. */
export const checkOwn = (tokens: Tokens, seat: Seat): readonly Violation[] =>
  countOf(tokens, seat) > 0 ? NONE : [refuse('IS-47', 'no-own-token')];

export const checkStack = (left: number): readonly Violation[] =>
  left > 0 ? NONE : [refuse('IS-47', 'stack-empty')];
