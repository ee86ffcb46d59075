import { type GameEvent } from '@/rules/core/log/event';
import { type MatchLog } from '@/rules/core/log/match-log';
import { type Print } from '@/rules/core/shape';

/** A print, and the event that revealed it. */
export interface Lesson {
  readonly event: number;
  readonly print: Print;
}

/** What one change of a match tells the catalogue. */
export interface Lessons {
  /** Events that are gone, with all that they revealed. */
  readonly forgotten: readonly number[];
  readonly learned: readonly Lesson[];
}

export type Learner = (lessons: Lessons) => void;

const lessonsOf = (log: MatchLog, event: GameEvent, position: number): readonly Lesson[] =>
  log.game.reveals(log.stateAt(position), event).map((print) => ({ event: event.id, print }));

/** New events at the end of the log. */
export const learnedFrom = (log: MatchLog, events: readonly GameEvent[]): Lessons => {
  const first = log.events.length - events.length;
  return { forgotten: [], learned: events.flatMap((event, index) => lessonsOf(log, event, first + index)) };
};

/** After undo, redo or a change to the past: what is gone, and what came back or changed. */
export const learnedAnew = (log: MatchLog, before: readonly GameEvent[]): Lessons => {
  const now = new Set(log.events);
  const past = new Set(before);
  return {
    forgotten: before.filter((event) => !now.has(event)).map(({ id }) => id),
    learned: log.events.flatMap((event, position) =>
      past.has(event) ? [] : lessonsOf(log, event, position),
    ),
  };
};
