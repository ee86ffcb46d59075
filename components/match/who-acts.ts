import { type Decision } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { type Standing } from '@/store/match/moment';

/** What any of several may do first is nobody's turn. */
export const isOpenToSeveral = (decision: Decision | undefined): boolean =>
  decision?.anyOrder === true && decision.seats.length > 1;

/** Whoever was chosen among those who may act now, or the first of them where somebody is first. */
export const actingSeat = ({ over, decision }: Standing, chosen: Seat | undefined): Seat | undefined => {
  const deciding = over ? [] : (decision?.seats ?? []);
  if (chosen !== undefined && deciding.includes(chosen)) return chosen;
  return decision?.asksWho && deciding.length > 1 ? undefined : deciding[0];
};

/** What two views of one state share is the same object, so little is looked through. */
const differs = (one: unknown, other: unknown): boolean => {
  if (one === other) return false;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return true;
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[];
  return Object.keys({ ...a, ...b }).some((key) => differs(a?.[key], b?.[key]));
};

/** Whether this seat may see more than the table does: only then is the phone passed. */
export const hasSecrets = ({ game, state }: LogAt, seat: Seat): boolean =>
  differs(game.view(state, seat), game.view(state, 'table'));

/** Whether an early end would show the table what a seat has hidden until now. */
export const endLaysOpen = (log: LogAt, seats: readonly Seat[]): boolean => {
  const { game, state } = log;
  const stop = game.stop?.(state);
  if (!stop) return false;
  const { over } = game.status(game.apply(state, 'table', stop), 'table');
  return over && seats.some((seat) => hasSecrets(log, seat));
};
