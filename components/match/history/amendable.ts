import { type BaseMove } from '@/rules/core/contract';
import { type LedgerChange, type LedgerEntry } from '@/rules/core/ledger';
import { type GameEvent } from '@/rules/core/log/event';
import { type LogAt } from '@/rules/core/log/match-log';

export interface Amendable {
  readonly event: GameEvent;
  readonly lines: readonly LedgerEntry[];
  readonly amended: (move: BaseMove, changes: readonly LedgerChange[]) => BaseMove;
}

/** The first of what one tap caused in which something was typed. */
export const amendableOf = (log: LogAt, { group }: GameEvent): Amendable | undefined => {
  const { amend } = log.game;
  if (!amend) return undefined;
  for (const [position, event] of log.events.entries()) {
    if (event.group !== group) continue;
    const before = log.stateAt(position);
    const lines = amend.lines(before, event, log.state);
    if (lines.length > 0)
      return { event, lines, amended: (move, changes) => amend.amended(move, changes, before) };
  }
  return undefined;
};
