import { type LogAt } from '@/rules/core/log/match-log';
import { type Actor, type Seat } from '@/rules/core/seat';
import { type Standing } from '@/store/match/moment';
import { type MatchSession } from '@/store/match/session';

type Step = LogAt['done'][number];

/** A question that was put, and the moment it belongs to. */
interface Asked {
  readonly seat: Seat;
  readonly made: number;
  readonly length: number;
  readonly round: number | undefined;
  readonly answered?: boolean;
}

/** What has been asked since the match was opened. What was in doubt before that is let be. */
export interface Watch {
  readonly settled: WeakSet<Step>;
  asked: Asked | undefined;
}

const watches = new WeakMap<MatchSession, Watch>();

export const watchOf = (session: MatchSession): Watch => {
  const known = watches.get(session);
  if (known) return known;
  const watch: Watch = { settled: new WeakSet(session.moment.standing.log.done), asked: undefined };
  watches.set(session, watch);
  return watch;
};

const bySeat = (actor: Actor | undefined): Seat | undefined =>
  typeof actor === 'number' ? actor : undefined;

/**
 * Whose pieces may lie otherwise than the app believes: a move went against what it knows of them, or one of the past
 * was changed after its pieces had been moved. What the table only vouches for is which piece it was, not how many.
 */
const doubted = (step: Step): Seat | undefined => {
  if (step.kind === 'group') return bySeat(step.events.find(({ overruled }) => overruled)?.actor);
  return step.kind === 'rewrite' ? bySeat(step.edits[0]?.was.actor) : undefined;
};

/** A correction is a count of the table. */
const isCount = (step: Step): boolean =>
  step.kind === 'group' && step.events.some(({ move }) => move.type === 'correct');

const firstDoubt = ({ done }: LogAt, { settled }: Watch): Seat | undefined => {
  const from = done.findLastIndex((step) => settled.has(step) || isCount(step)) + 1;
  return done
    .slice(from)
    .map(doubted)
    .find((seat) => seat !== undefined);
};

/** Whoever acted last is not to act now, and nothing has been taken back. */
const isTurnsEnd = ({ log, decision, over }: Standing): boolean => {
  const last = log.done.at(-1);
  if (over || log.takenBack > 0 || last?.kind !== 'group' || !decision) return false;
  const seat = bySeat(last.events.findLast(({ actor }) => actor !== 'table')?.actor);
  return seat !== undefined && !decision.seats.includes(seat);
};

/** In a game without rounds one is over when as many turns were taken as there are seats. */
const isSameRound = ({ log, status }: Standing, { made, round }: Asked): boolean => {
  if (status.round) return status.round.number === round;
  const acted = log.events.flatMap(({ id, actor }) => (id >= made && actor !== 'table' ? [actor] : []));
  return acted.filter((actor, place) => actor !== acted[place - 1]).length < log.options.seatCount;
};

/** Whose pieces are to be counted now, if anybody's. */
export const toCount = (standing: Standing, watch: Watch): Seat | undefined => {
  const { log } = standing;
  const { asked } = watch;
  if (!isTurnsEnd(standing)) return undefined;
  if (asked?.made === log.made)
    return asked.answered || asked.length !== log.events.length ? undefined : asked.seat;
  return asked && isSameRound(standing, asked) ? undefined : firstDoubt(log, watch);
};

/** It is asked once, whether it is answered or passed over; another seat's doubt waits for the next round. */
export const putToTable = ({ log, status }: Standing, watch: Watch, seat: Seat): void => {
  const { made, events, done } = log;
  if (watch.asked?.made === made) return;
  const first = done.findIndex((step) => !watch.settled.has(step) && doubted(step) === seat);
  done.forEach((step, place) => {
    if (place <= first || doubted(step) === seat) watch.settled.add(step);
  });
  watch.asked = { seat, made, length: events.length, round: status.round?.number };
};

export const putAway = (watch: Watch): void => {
  if (watch.asked) watch.asked = { ...watch.asked, answered: true };
};
