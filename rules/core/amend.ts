import type { BaseMove } from './contract';
import type { LedgerChange, LedgerEntry } from './ledger';
import type { GameEvent } from './log/event';

/** What a person may have mistyped in an old move, and the move with it set right. */
export interface Amending<Move extends BaseMove = BaseMove, State = unknown> {
  /** As everybody may read them; none where there was nothing to mistype. */
  lines(before: State, event: GameEvent<Move>): readonly LedgerEntry[];
  amended(move: Move, changes: readonly LedgerChange[]): Move;
}

/** What a line is set to, or what it was. */
export const setTo = <T extends number | string>(
  changes: readonly LedgerChange[],
  entry: string,
  was: T,
): T => {
  const to = changes.find((change) => change.entry === entry)?.to;
  return to === undefined ? was : (to as T);
};
