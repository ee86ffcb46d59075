import * as v from 'valibot';
import { type Schema } from '@/rules/core/codec';
import { type Message, type Param } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Standing } from './moment';
import { type Clock, type SeatTime } from '@/rules/core/log/clock';
import { time } from './time';

/** How a match came out, for lists that open none. */
export interface MatchResult {
  /** In the order of the seats. */
  readonly totals: readonly number[];
  /** Several where a victory is shared. */
  readonly winners: readonly Seat[];
  /** What decided, in words of the game. */
  readonly decidedBy?: Message;
  readonly decidedByRule?: string;
  /** Who began. */
  readonly starts?: Seat;
  readonly endedEarly: boolean;
  /** When the last entry was made. */
  readonly endedAt: number;
  /** In milliseconds, without the breaks. */
  readonly played: number;
  /** Who had how long, where the turn clock ran; in the order of the seats. */
  readonly times?: readonly SeatTime[];
}

/** Longer between two entries, and the table did something else. */
export const BREAK = 30 * 60 * 1000;
const MOST_SEATS = 12;
const MOST_WORDS = 40;

/** `undefined` as long as the match goes on. */
export const resultOf = ({
  over,
  endedEarly,
  log: { game, state, done, options, clock },
}: Pick<Standing, 'over' | 'endedEarly' | 'log'>): MatchResult | undefined => {
  if (!over) return undefined;
  const { scores, winners, decidedBy, decidedByRule } = game.outcome(state);
  const times = done.map(({ at }) => Math.max(0, at));
  return {
    totals: [...scores].sort((left, right) => left.seat - right.seat).map(({ total }) => total),
    winners,
    ...(decidedBy ? { decidedBy } : {}),
    ...(decidedByRule === undefined ? {} : { decidedByRule }),
    starts: options.startSeat,
    endedEarly,
    endedAt: Math.max(0, ...times.slice(-1)),
    played: playedIn(times),
    ...timesOf(clock, options.seatCount),
  };
};

const timesOf = ({ seats }: Clock, seatCount: number): Pick<MatchResult, 'times'> => {
  if (seats.length === 0) return {};
  return { times: Array.from({ length: seatCount }, (_, of) => seats[of] ?? { time: 0, turns: 0 }) };
};

const playedIn = (times: readonly number[]): number =>
  times.reduce((sum, at, index) => {
    const gap = at - (times[index - 1] ?? at);
    return gap > 0 && gap <= BREAK ? sum + gap : sum;
  }, 0);

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const points = v.pipe(v.number(), v.minValue(-1e12), v.maxValue(1e12));
const short = v.pipe(v.string(), v.maxLength(120));

const message: Schema<Message> = v.lazy(() =>
  v.strictObject({ key: short, params: v.exactOptional(v.record(short, param)) }),
);

const param: Schema<Param> = v.lazy(() =>
  v.variant('kind', [
    v.strictObject({ kind: v.literal('seat'), seat }),
    v.strictObject({ kind: v.literal('piece'), piece: short }),
    v.strictObject({ kind: v.literal('number'), value: points }),
    v.strictObject({ kind: v.literal('text'), text: v.pipe(v.string(), v.maxLength(480)) }),
    v.strictObject({ kind: v.literal('list'), items: v.pipe(v.array(param), v.maxLength(MOST_WORDS)) }),
    v.strictObject({ kind: v.literal('phrase'), phrase: message }),
  ]),
);

/** How long somebody had, in how many turns. */
export const seatTimesSchema = v.pipe(
  v.array(v.strictObject({ time, turns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6)) })),
  v.maxLength(MOST_SEATS),
) satisfies Schema<readonly SeatTime[]>;

export const resultSchema = v.strictObject({
  totals: v.pipe(v.array(points), v.maxLength(MOST_SEATS)),
  winners: v.pipe(v.array(seat), v.maxLength(MOST_SEATS)),
  decidedBy: v.exactOptional(message),
  decidedByRule: v.exactOptional(short),
  starts: v.exactOptional(seat),
  endedEarly: v.boolean(),
  endedAt: time,
  played: time,
  times: v.exactOptional(seatTimesSchema),
}) satisfies Schema<MatchResult>;
