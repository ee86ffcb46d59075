import { type Decision, type Status } from '@/rules/core/contract';
import { type GameEvent } from '@/rules/core/log/event';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Step } from '@/rules/core/log/timeline';
import { type Message } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type SaveState } from '../storage/write-queue';

export type Access =
  | 'open'
  /** Another tab plays this match. */
  | 'elsewhere'
  /** A newer version of the app wrote it, or it cannot be stored here. */
  | 'locked';

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

/** How a match stands, for everybody at the table: the same object until something is played, undone or changed. */
export interface Standing {
  readonly log: LogAt;
  readonly status: Status;
  readonly decision: Decision | undefined;
  readonly over: boolean;
  readonly endedEarly: boolean;
  readonly entries: number;
  /** Who has still to add to the chance before the phone draws. */
  readonly awaited: readonly Seat[];
  readonly undo: StepLabel | undefined;
  /** The last step holds cards that the phone drew. */
  readonly undoCrossesDraw: boolean;
  /** What has to be taken back on the real table together with the last step. */
  readonly putBack: Message | undefined;
  readonly redo: StepLabel | undefined;
  readonly bringBack: BringBack | undefined;
}

/**
 * A match at one moment. It never changes: after the next tap the session has another one, and whatever a screen
 * shows is derived from the one it was given.
 */
export interface Moment {
  readonly standing: Standing;
  readonly access: Access;
  readonly saving: SaveState;
  /** While the turn clock runs: from when on no entry tells of the time that goes by. */
  readonly since: number | undefined;
}

/** What a game says of a state; whoever asks twice gets the same answer. */
type StatusOf = (state: unknown) => Status;

export const standingOf = (log: LogAt, statusOf: StatusOf, awaited: readonly Seat[]): Standing => {
  const status = statusOf(log.state);
  const last = log.done.at(-1);
  const next = log.undone.at(-1);
  return {
    log,
    status,
    decision: status.decisions.at(-1),
    over: status.over || log.endedEarly,
    endedEarly: log.endedEarly && !status.over,
    entries: log.done.length,
    awaited,
    undo: log.closed ? undefined : last && labelOf(log, last, log.events.length - sizeOf(last)),
    undoCrossesDraw: last?.kind === 'group' && holdsDraw(log, last.events, statusOf),
    putBack: last?.kind === 'group' ? putBackOf(log, last.events) : undefined,
    redo: log.closed ? undefined : next && labelOf(log, next, log.events.length),
    bringBack: log.closed ? undefined : bringBackOf(log),
  };
};

const sizeOf = (step: Step): number => (step.kind === 'group' ? step.events.length : 0);

const bringBackOf = (log: LogAt): BringBack | undefined => {
  const { takenBack, done } = log;
  if (takenBack > 1) return { by: 'redo', steps: takenBack, entries: takenBack };
  const last = done.at(-1);
  if (!last || !isJump(last)) return undefined;
  return { by: 'undo', steps: 1, entries: groupsCut(log, last) };
};

type Jump = Extract<Step, { kind: 'rewrite' }>;

const isJump = (step: Step): step is Jump => step.kind === 'rewrite' && step.rewrite.cutAfter !== undefined;

/** Of the events that are gone, without the group of which some are left. */
const groupsCut = ({ events }: LogAt, { edits }: Jump): number => {
  const left = new Set(events.map(({ group }) => group));
  return new Set(edits.flatMap(({ was, is }) => (is || left.has(was.group) ? [] : [was.group]))).size;
};

/** A repair goes before the move that was wanted, and cards that come up go after it. */
const labelOf = (log: LogAt, step: Step, position: number): StepLabel => {
  if (step.kind !== 'group') return { kind: isJump(step) ? 'jump' : step.kind };
  const { events } = step;
  const bySeats = events.filter(({ actor }) => actor !== 'table');
  const main = bySeats.at(-1) ?? events[0];
  if (!main) return { kind: 'rewrite' };
  if (position === 0 && bySeats.length === 0 && events.length > 1) return { kind: 'set-up' };
  const first = events.slice(0, events.indexOf(main));
  // What is undone is not in the log, so its states are not either.
  const before =
    log.events.at(-1) === events.at(-1)
      ? log.stateAt(position + first.length)
      : first.reduce((state, { actor, move }) => log.game.apply(state, actor, move), log.stateAt(position));
  const message = log.game.describe(before, main, 'table');
  const others = bySeats.length > 0 ? bySeats : events;
  return { kind: 'said', message, more: others.length - 1 };
};

const holdsDraw = (log: LogAt, events: readonly GameEvent[], statusOf: StatusOf): boolean => {
  const start = log.events.length - events.length;
  return events.some(({ actor, move }, index) => {
    if (actor !== 'table' || move.type === 'correct' || move.type === 'leave') return false;
    return statusOf(log.stateAt(start + index)).chance?.source === 'digital';
  });
};

const putBackOf = (log: LogAt, { length }: readonly GameEvent[]): Message | undefined =>
  log.game.putBack?.(log.stateAt(log.events.length - length), log.state);
