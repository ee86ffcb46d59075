import { type Decision, type Status } from '@/rules/core/contract';
import { type GameEvent } from '@/rules/core/log/event';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Step } from '@/rules/core/log/timeline';
import { type Message } from '@/rules/core/message';
import { type Seat, type Viewer } from '@/rules/core/seat';
import { type Access, type MatchSession } from '@/store/match/session';

/** What a step did, for the buttons that take it back or bring it again. */
export type StepLabel =
  | { readonly kind: 'said'; readonly message: Message; readonly more: number }
  /** `set-up`: all that the phone drew before the first move. */
  | { readonly kind: 'set-up' | 'rewrite' | 'jump' | 'end' };

/** Everything that a jump in the history took back, or several undos. */
export interface BringBack {
  /** A jump across a changed past is a step of its own. */
  readonly by: 'redo' | 'undo';
  readonly steps: number;
  readonly entries: number;
}

/** What the frame shows of a match at one moment, for everybody at the table. */
export interface Snapshot {
  readonly version: number;
  readonly status: Status;
  readonly decision: Decision | undefined;
  readonly over: boolean;
  readonly endedEarly: boolean;
  readonly access: Access;
  readonly entries: number;
  readonly undo: StepLabel | undefined;
  /** The last step holds cards that the phone drew. */
  readonly undoCrossesDraw: boolean;
  /** What has to be taken back on the real table together with the last step. */
  readonly putBack: Message | undefined;
  readonly redo: StepLabel | undefined;
  readonly bringBack: BringBack | undefined;
}

/** `version` is asked for, so that a snapshot is never kept past a change of the session. */
export const snapshotOf = ({ log, access }: MatchSession, version: number): Snapshot => {
  const status = log.game.status(log.state, 'table');
  const last = log.done.at(-1);
  const next = log.undone.at(-1);
  return {
    version,
    status,
    decision: status.decisions.at(-1),
    over: status.over || log.endedEarly,
    endedEarly: log.endedEarly && !status.over,
    access,
    entries: log.done.length,
    undo: last && labelOf(log, last, log.events.length - sizeOf(last)),
    undoCrossesDraw: last?.kind === 'group' && holdsDraw(log, last.events),
    putBack: last?.kind === 'group' ? putBackOf(log, last.events) : undefined,
    redo: next && labelOf(log, next, log.events.length),
    bringBack: bringBackOf(log),
  };
};

/** What any of several may do first is nobody's turn. */
export const isOpenToSeveral = (decision: Decision | undefined): boolean =>
  decision?.anyOrder === true && decision.seats.length > 1;

/** Whoever was chosen among those who may act now, or the first of them where somebody is first. */
export const actingSeat = ({ over, decision }: Snapshot, chosen: Seat | undefined): Seat | undefined => {
  const deciding = over ? [] : (decision?.seats ?? []);
  if (chosen !== undefined && deciding.includes(chosen)) return chosen;
  return decision?.asksWho && deciding.length > 1 ? undefined : deciding[0];
};

const latest = new WeakMap<MatchSession, Snapshot>();

/** Worked out once for each version, however many parts of the screen ask. */
export const currentSnapshot = (session: MatchSession): Snapshot => {
  const known = latest.get(session);
  if (known?.version === session.version) return known;
  const snapshot = snapshotOf(session, session.version);
  latest.set(session, snapshot);
  return snapshot;
};

const sizeOf = (step: Step): number => (step.kind === 'group' ? step.events.length : 0);

const bringBackOf = ({ takenBack, done }: MatchLog): BringBack | undefined => {
  if (takenBack > 1) return { by: 'redo', steps: takenBack, entries: takenBack };
  const last = done.at(-1);
  if (!last || !isJump(last)) return undefined;
  return { by: 'undo', steps: 1, entries: groupsIn(last.before) - groupsIn(last.after) };
};

const isJump = (step: Step): step is Extract<Step, { kind: 'rewrite' }> =>
  step.kind === 'rewrite' && step.rewrite.cutAfter !== undefined;

const groupsIn = (events: readonly GameEvent[]): number => new Set(events.map(({ group }) => group)).size;

/** A repair goes before the move that was wanted, and cards that come up go after it. */
const labelOf = (log: MatchLog, step: Step, position: number): StepLabel => {
  if (step.kind !== 'group') return { kind: isJump(step) ? 'jump' : step.kind };
  const { events } = step;
  const bySeats = events.filter(({ actor }) => actor !== 'table');
  const main = bySeats.at(-1) ?? events[0];
  if (!main) return { kind: 'rewrite' };
  if (position === 0 && bySeats.length === 0 && events.length > 1) return { kind: 'set-up' };
  const before = events
    .slice(0, events.indexOf(main))
    .reduce((state, { actor, move }) => log.game.apply(state, actor, move), log.stateAt(position));
  const message = log.game.describe(before, main, 'table');
  const others = bySeats.length > 0 ? bySeats : events;
  return { kind: 'said', message, more: others.length - 1 };
};

const holdsDraw = (log: MatchLog, events: readonly GameEvent[]): boolean => {
  const start = log.events.length - events.length;
  return events.some(({ actor, move }, index) => {
    if (actor !== 'table' || move.type === 'correct' || move.type === 'leave') return false;
    return log.game.status(log.stateAt(start + index), 'table').chance?.source === 'digital';
  });
};

const putBackOf = (log: MatchLog, { length }: readonly GameEvent[]): Message | undefined =>
  log.game.putBack?.(log.stateAt(log.events.length - length), log.state);

interface Look {
  readonly seat: Seat;
  readonly viewer: Viewer;
  /** As with a snapshot. */
  readonly version: number;
}

/** What two views of one state share is the same object, so little is looked through. */
const differs = (one: unknown, other: unknown): boolean => {
  if (one === other) return false;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return true;
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[];
  return Object.keys({ ...a, ...b }).some((key) => differs(a?.[key], b?.[key]));
};

const seesMore = ({ game }: MatchLog, state: unknown, seat: Seat): boolean =>
  differs(game.view(state, seat), game.view(state, 'table'));

/** Whether this seat may see more than the table does: only then is the phone passed. */
export const hasSecrets = ({ log }: MatchSession, { seat }: Look): boolean => seesMore(log, log.state, seat);

/** Whether an early end would show the table what a seat has hidden until now. */
export const endLaysOpen = ({ log }: MatchSession, seats: readonly Seat[]): boolean => {
  const { game, state } = log;
  const stop = game.stop?.(state);
  if (!stop) return false;
  const { over } = game.status(game.apply(state, 'table', stop), 'table');
  return over && seats.some((seat) => seesMore(log, state, seat));
};
