import * as v from 'valibot';
import { type Schema } from '@/rules/core/codec';
import { type Seat } from '@/rules/core/seat';
import { type MatchHeader, type SeatedPlayer, seatedPlayerSchema } from '@/store/match/header';
import { type SeatTime } from '@/rules/core/log/clock';
import { seatTimesSchema } from '@/store/match/result';
import { time } from '@/store/match/time';

/** A play of which nothing but its end is known: entered by hand, or brought from another phone. */
export interface NotedPlay {
  readonly id: string;
  readonly game: string;
  readonly endedAt: number;
  /** In milliseconds; absent where nobody knows. */
  readonly played?: number;
  readonly place?: string;
  readonly players: readonly SeatedPlayer[];
  /** In the order of the seats; none where nobody was counted. */
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** Who began. */
  readonly starts?: Seat;
  /** Who had how long, where the turn clock ran; in the order of the seats. */
  readonly times?: readonly SeatTime[];
  readonly endedEarly?: boolean;
}

export interface Play extends NotedPlay {
  /** Without a log behind it. */
  readonly noted: boolean;
  readonly practice: boolean;
  readonly archived: boolean;
  readonly endedEarly: boolean;
  /** Somebody else had as many points, so something else decided. */
  readonly tieBroken: boolean;
}

export const PLAY_PREFIX = 'p/';
export const MOST_NOTED = 20_000;
export const MOST_SEATS = 12;
export const MAX_PLACE = 60;
/** A hundredfold of what anybody has ever scored. */
export const MOST_POINTS = 9_999;

const id = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const points = v.pipe(v.number(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS));

export const notedPlaySchema = v.pipe(
  v.strictObject({
    id,
    game: v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/)),
    endedAt: time,
    played: v.exactOptional(time),
    place: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_PLACE * 12))),
    players: v.pipe(v.array(seatedPlayerSchema), v.minLength(1), v.maxLength(MOST_SEATS)),
    totals: v.pipe(v.array(points), v.maxLength(MOST_SEATS)),
    winners: v.pipe(v.array(seat), v.maxLength(MOST_SEATS)),
    starts: v.exactOptional(seat),
    times: v.exactOptional(seatTimesSchema),
    endedEarly: v.exactOptional(v.boolean()),
  }),
  v.check(({ players, totals }) => totals.length === 0 || totals.length === players.length, 'Totals'),
  v.check(({ players, times }) => times === undefined || times.length === players.length, 'Times'),
  v.check(
    ({ players, winners, starts = 0 }) => [...winners, starts].every((of) => of < players.length),
    'Seat',
  ),
  v.check(({ winners }) => new Set(winners).size === winners.length, 'Twice'),
) satisfies Schema<NotedPlay>;

/** A match that is over, as a play. Nothing else is looked at than its header. */
export const playOf = (header: MatchHeader): Play | undefined => {
  const { id, game, players, finishedAt, openedAt, result, practice, archived, name, opened } = header;
  if (finishedAt === undefined) return undefined;
  const fits = result !== undefined && result.totals.length === players.length;
  const totals = fits ? result.totals : [];
  const winners = fits ? result.winners.filter((of) => of < players.length) : [];
  const played = opened === undefined ? (result?.played ?? 0) : 0;
  return {
    ...{ id, game, players, totals, winners, practice, archived },
    // One without an end time, and one that a clock put before all times.
    endedAt: result?.endedAt || finishedAt || openedAt,
    ...(played > 0 ? { played } : {}),
    ...(name === '' ? {} : { place: name }),
    ...(result?.starts === undefined ? {} : { starts: result.starts }),
    ...(result?.times?.length === players.length ? { times: result.times } : {}),
    ...{ noted: false, endedEarly: result?.endedEarly ?? false, tieBroken: tieBroken(totals, winners) },
  };
};

export const playOfNoted = (noted: NotedPlay): Play => ({
  ...noted,
  ...{ noted: true, practice: false, archived: false, endedEarly: noted.endedEarly ?? false },
  tieBroken: tieBroken(noted.totals, noted.winners),
});

const tieBroken = (totals: readonly number[], winners: readonly Seat[]): boolean =>
  winners.length > 0 &&
  totals.some((total, of) => !winners.includes(of) && total >= (totals[winners[0] ?? -1] ?? Infinity));

/** What stays of a play that is known by its end alone. */
export const notedOf = ({
  id,
  game,
  endedAt,
  played,
  place,
  players,
  totals,
  winners,
  starts,
  times,
  endedEarly,
}: Play): NotedPlay => ({
  ...{ id, game, endedAt, players, totals, winners },
  ...(played === undefined ? {} : { played }),
  ...(place === undefined ? {} : { place }),
  ...(starts === undefined ? {} : { starts }),
  ...(times === undefined ? {} : { times }),
  ...(endedEarly ? { endedEarly } : {}),
});

/** Everything that was played to its end, the last first. A match that came back counts, not what was noted of it. */
export const shelfOf = (matches: readonly MatchHeader[], noted: readonly NotedPlay[]): readonly Play[] => {
  const tracked = matches.flatMap((match) => playOf(match) ?? []);
  const ids = new Set(tracked.map(({ id }) => id));
  const byHand = noted.filter(({ id }) => !ids.has(id)).map(playOfNoted);
  return [...tracked, ...byHand].sort((left, right) => right.endedAt - left.endedAt);
};

/** As many as a look back shows. */
export const LAST = 12;

/** Whether it says anything about who plays how well. */
export const isCounted = ({ practice, endedEarly, totals, winners }: Play): boolean =>
  !practice && !endedEarly && totals.length > 0 && winners.length > 0;

/** Competition ranks, winners first whatever the points say: 1, 2, 2, 4. */
export const ranksOf = ({ totals, winners }: Pick<Play, 'totals' | 'winners'>): readonly number[] =>
  totals.map((total, of) =>
    winners.includes(of)
      ? 1
      : 1 + totals.filter((other, seat) => seat !== of && (winners.includes(seat) || other > total)).length,
  );
