import { type Seat } from '@/rules/core/seat';
import { type MatchHeader } from '@/store/match/header';
import { type MatchResult } from '@/store/match/result';

/** As the header of a match that is over tells it. */
export type PlayResult = Pick<MatchResult, 'totals' | 'winners' | 'endedEarly'>;

export interface Placed {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
}

export interface Play {
  readonly winners: readonly Placed[];
  /** Best first. */
  readonly others: readonly Placed[];
  /** Somebody else had as many points or more, so something else decided. */
  readonly tieBroken: boolean;
  readonly endedEarly: boolean;
}

/** Nothing where no totals are known, as of a match that ended before anybody was counted. */
export const playOf = (
  { players }: Pick<MatchHeader, 'players'>,
  { totals, winners, endedEarly }: PlayResult,
  names: readonly string[],
): Play | undefined => {
  if (totals.length !== players.length) return undefined;
  const all = totals.map((total, seat): Placed => ({ seat, name: names[seat] ?? '', total }));
  const won = all.filter(({ seat }) => winners.includes(seat));
  const others = all.filter(({ seat }) => !winners.includes(seat)).sort((a, b) => b.total - a.total);
  return {
    winners: won,
    others,
    tieBroken: won.length > 0 && others.some(({ total }) => total >= (won[0]?.total ?? Infinity)),
    endedEarly,
  };
};
