import { type LedgerChange, type LedgerEntry } from '@/rules/core/ledger';

export type Counted = Readonly<Record<string, number | string>>;

export type CountEntry = Extract<LedgerEntry, { readonly kind: 'count' }>;

/** What was counted differently from what the app expects. */
export const changesOf = (ledger: readonly LedgerEntry[], counted: Counted): readonly LedgerChange[] =>
  ledger.flatMap(({ id, value }) => {
    const to = counted[id];
    return to === undefined || to === value ? [] : [{ entry: id, to }];
  });

export const countOf = ({ id, value }: CountEntry, counted: Counted): number => Number(counted[id] ?? value);

/** How many pieces of a stock were counted too many; below zero they are missing. */
export const surplusOf = (entries: readonly CountEntry[], counted: Counted): number =>
  entries.reduce((sum, entry) => sum + (countOf(entry, counted) - entry.value) * (entry.each ?? 1), 0);

/**
 * Where a surplus may have come from, or what is missing may lie; without either where one more may lie. What was
 * just counted the other way is no answer, and where something lies is asked first.
 */
export const placesFor = (
  entries: readonly CountEntry[],
  counted: Counted,
  surplus: number,
): readonly CountEntry[] => {
  const bare = (entry: CountEntry) => Number(countOf(entry, counted) === entry.min);
  return entries
    .filter((entry) => {
      if (entry.each !== undefined) return false;
      const count = countOf(entry, counted);
      if (surplus > 0) return count > entry.min && count <= entry.value;
      return count < entry.max && (surplus === 0 || count >= entry.value);
    })
    .sort((a, b) => bare(a) - bare(b));
};

/** The place takes as much of the difference as it can, and one piece where nothing differs yet. */
export const settledAt = (entry: CountEntry, counted: Counted, surplus: number): Counted => {
  const wanted = countOf(entry, counted) - (surplus === 0 ? -1 : surplus);
  return { ...counted, [entry.id]: Math.min(entry.max, Math.max(entry.min, wanted)) };
};
