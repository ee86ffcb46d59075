import { type GameEvent } from '@/rules/core/log/event';
import { type Message } from '@/rules/core/message';
import { type Actor } from '@/rules/core/seat';
import { type LogAt } from '@/rules/core/log/match-log';
import { type ChangedLine, changedLines } from './changed-lines';

/** What one tap caused, as everybody at the table may read it. */
export interface HistoryEntry {
  readonly first: GameEvent;
  readonly last: GameEvent;
  readonly actor: Actor;
  readonly at: number | undefined;
  readonly lines: readonly Message[];
  /** What a correction set. */
  readonly set: readonly ChangedLine[];
  readonly overruled: boolean;
  readonly vouched: boolean;
  /** How many entries come after it. */
  readonly after: number;
  /** Whose turn it belongs to: what the table draws belongs to whoever it is drawn for. */
  readonly of: Actor;
  readonly round: number | undefined;
}

/** All that happened one after the other in one seat's turn, or between turns. */
export interface HistoryTurn {
  readonly id: number;
  readonly of: Actor;
  /** The round, or which turn of the seat it is in a game without rounds; none between turns. */
  readonly number: number | undefined;
  /** In the order of play. */
  readonly entries: readonly HistoryEntry[];
}

interface Group {
  readonly events: GameEvent[];
  readonly lines: Message[];
  readonly set: ChangedLine[];
  of: Actor;
  readonly round: number | undefined;
}

/** In the order of play. */
const historyOf = (log: LogAt): readonly HistoryEntry[] => {
  const times = new Map<number, number>();
  for (const step of log.done)
    if (step.kind === 'group' && step.events[0]) times.set(step.events[0].group, step.at);
  const groups: Group[] = [];
  let state = log.stateAt(0);
  for (const event of log.events) {
    const line = log.game.describe(state, event, 'table');
    const group = groups.at(-1);
    if (group && group.events[0]?.group === event.group) {
      group.events.push(event);
      group.lines.push(line);
    } else {
      const { round } = log.game.status(state, 'table');
      groups.push({ events: [event], lines: [line], set: [], of: event.actor, round: round?.number });
    }
    const before = state;
    state = log.game.apply(state, event.actor, event.move);
    const last = groups.at(-1);
    if (event.move.type === 'correct')
      last?.set.push(...changedLines(log.game.ledger(before, 'table'), log.game.ledger(state, 'table')));
    if (last?.of === 'table') last.of = turnOf(log, state);
  }
  return groups.flatMap(({ events, lines, set, of, round }, index) => {
    const [first] = events;
    const last = events.at(-1);
    if (!first || !last) return [];
    return [
      {
        ...{ first, last, lines, set, of, round },
        actor: events.find(({ actor }) => actor !== 'table')?.actor ?? 'table',
        at: times.get(first.group),
        overruled: events.some((event) => event.overruled !== undefined),
        vouched: events.some((event) => event.vouched !== undefined),
        after: groups.length - 1 - index,
      },
    ];
  });
};

/** Whose turn it is in this state, where it is one seat's. */
const turnOf = ({ game }: LogAt, state: unknown): Actor => {
  const { decisions } = game.status(state, 'table');
  const seats = decisions.at(-1)?.seats ?? [];
  return seats.length === 1 ? (seats[0] ?? 'table') : 'table';
};

/** The latest turn first. */
export const turnsIn = (log: LogAt): readonly HistoryTurn[] => {
  const turns: (Omit<HistoryTurn, 'entries'> & { readonly entries: HistoryEntry[] })[] = [];
  const counts = new Map<Actor, number>();
  for (const entry of historyOf(log)) {
    const { of, round } = entry;
    const last = turns.at(-1);
    if (last && last.of === of && last.entries[0]?.round === round) {
      last.entries.push(entry);
      continue;
    }
    const count = (counts.get(of) ?? 0) + 1;
    counts.set(of, count);
    turns.push({
      id: entry.first.id,
      of,
      number: of === 'table' ? undefined : (round ?? count),
      entries: [entry],
    });
  }
  return turns.reverse();
};
