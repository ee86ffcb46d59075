import { type Print } from '@/rules/core/shape';
import { type GameEvent } from '@/rules/core/log/event';
import { type MatchLog } from '@/rules/core/log/match-log';

/** What a match tells the catalogue. Each print is known by the event that revealed it. */
export interface Learner {
  learn(event: number, print: Print): void;
  forget(event: number): void;
}

/** New events at the end of the log. */
export const learnFrom = (log: MatchLog, events: readonly GameEvent[], learner: Learner): void => {
  const first = log.events.length - events.length;
  for (const [index, event] of events.entries())
    for (const print of log.game.reveals(log.stateAt(first + index), event)) learner.learn(event.id, print);
};

/** After undo, redo or a change to the past: forgets what is gone and learns what came back or changed. */
export const relearn = (log: MatchLog, before: readonly GameEvent[], learner: Learner): void => {
  const now = new Map(log.events.map((event, position) => [event, position]));
  const past = new Set(before);
  for (const event of before) if (!now.has(event)) learner.forget(event.id);
  for (const [event, position] of now)
    if (!past.has(event))
      for (const print of log.game.reveals(log.stateAt(position), event)) learner.learn(event.id, print);
};
