import type { BaseMove } from './contract';
import type { LedgerChange, LedgerEntry } from './ledger';
import type { GameEvent } from './log/event';
import type { Message } from './message';

/** What a person may have mistyped in an old move, and the move with it set right. */
export interface Amending<Move extends BaseMove = BaseMove, State = unknown> {
  /** As everybody may read them in the state of `now`; none where there was nothing to mistype. */
  lines(before: State, event: GameEvent<Move>, now: State): readonly LedgerEntry[];
  amended(move: Move, changes: readonly LedgerChange[]): Move;
}

interface Range {
  readonly label: Message;
  readonly min?: number;
  readonly max: number;
}

export const countLine = (id: string, value: number, { label, min = 0, max }: Range): LedgerEntry => ({
  kind: 'count',
  ...{ id, label, value, min, max },
});

/** What a line is set to, or what it was. */
export const setTo = <T extends number | string>(
  changes: readonly LedgerChange[],
  entry: string,
  was: T,
): T => {
  const to = changes.find((change) => change.entry === entry)?.to;
  return to === undefined ? was : (to as T);
};
