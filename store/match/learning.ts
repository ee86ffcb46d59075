import { type Print } from '@/rules/core/shape';
import { type GameEvent } from '@/rules/core/log/event';
import { type MatchLog } from '@/rules/core/log/match-log';

/** What a match tells the catalogue. Each print is known by the event that revealed it. */
export interface Learner {
  learn(event: number, print: Print): void;
  forget(event: number): void;
}

/** New events at the end of the log; `before` is the state in which the first of them happened. */
export const learnFrom = (
  log: MatchLog,
  events: readonly GameEvent[],
  before: unknown,
): readonly [number, Print][] => {
  const learned: [number, Print][] = [];
  let state = before;
  events.forEach((event, index) => {
    for (const print of log.game.reveals(state, event)) learned.push([event.id, print]);
    if (index < events.length - 1) state = log.game.apply(state, event.actor, event.move);
  });
  return learned;
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
