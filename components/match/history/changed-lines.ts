import { type LedgerEntry } from '@/rules/core/ledger';

/** A line of what lies on the table, before and after something. */
export interface ChangedLine {
  readonly was: LedgerEntry;
  readonly now: LedgerEntry;
}

export const changedLines = (
  before: readonly LedgerEntry[],
  after: readonly LedgerEntry[],
): readonly ChangedLine[] => {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return after.flatMap((now) => {
    const was = known.get(now.id);
    return was && was.value !== now.value ? [{ was, now }] : [];
  });
};
