import { type GameEvent } from '@/rules/core/log/event';
import { type Message } from '@/rules/core/message';
import { type Actor } from '@/rules/core/seat';
import { type LogAt } from '@/rules/core/log/match-log';

/** What one tap caused, as everybody at the table may read it. */
export interface HistoryEntry {
  readonly first: GameEvent;
  readonly last: GameEvent;
  readonly actor: Actor;
  readonly at: number | undefined;
  readonly lines: readonly Message[];
  readonly overruled: boolean;
  readonly vouched: boolean;
  /** How many entries come after it. */
  readonly after: number;
}

/** The latest first. */
export const historyOf = (log: LogAt): readonly HistoryEntry[] => {
  const times = new Map<number, number>();
  for (const step of log.done)
    if (step.kind === 'group' && step.events[0]) times.set(step.events[0].group, step.at);
  const groups: { events: GameEvent[]; lines: Message[] }[] = [];
  let state = log.stateAt(0);
  for (const event of log.events) {
    const line = log.game.describe(state, event, 'table');
    const group = groups.at(-1);
    if (group && group.events[0]?.group === event.group) {
      group.events.push(event);
      group.lines.push(line);
    } else groups.push({ events: [event], lines: [line] });
    state = log.game.apply(state, event.actor, event.move);
  }
  return groups
    .flatMap(({ events, lines }, index) => {
      const [first] = events;
      const last = events.at(-1);
      if (!first || !last) return [];
      return [
        {
          first,
          last,
          lines,
          actor: first.actor,
          at: times.get(first.group),
          overruled: events.some((event) => event.overruled !== undefined),
          vouched: events.some((event) => event.vouched !== undefined),
          after: groups.length - 1 - index,
        },
      ];
    })
    .reverse();
};
