import type { LedgerChange, LedgerEntry } from '@/rules/core/ledger';

export type Counted = Readonly<Record<string, number | string>>;

/** What was counted differently from what the app expects. */
export const changesOf = (ledger: readonly LedgerEntry[], counted: Counted): readonly LedgerChange[] =>
  ledger.flatMap(({ id, value }) => {
    const to = counted[id];
    return to === undefined || to === value ? [] : [{ entry: id, to }];
  });

export interface LedgerGroup {
  readonly stock: string | undefined;
  readonly entries: readonly LedgerEntry[];
  /** How many pieces too many were counted; below zero they are missing. */
  readonly surplus: number;
}

/** Lines that share a number of pieces stand together, so that it is seen where one is missing. */
export const groupsOf = (ledger: readonly LedgerEntry[], counted: Counted): readonly LedgerGroup[] => {
  const groups = new Map<string | undefined, LedgerEntry[]>();
  for (const entry of ledger) {
    const stock = entry.kind === 'count' ? entry.stock : undefined;
    groups.set(stock, [...(groups.get(stock) ?? []), entry]);
  }
  return [...groups].map(([stock, entries]) => ({
    stock,
    entries,
    surplus: stock === undefined ? 0 : surplusOf(entries, counted),
  }));
};

/** What was asked about comes first, so that nobody has to look for it. */
export const askedFirst = (
  groups: readonly LedgerGroup[],
  asked: readonly string[],
): readonly LedgerGroup[] => {
  const later = ({ id }: LedgerEntry) => Number(!asked.includes(id));
  const latest = ({ entries }: LedgerGroup) => Number(!entries.some(({ id }) => asked.includes(id)));
  return groups
    .map((group) => ({ ...group, entries: [...group.entries].sort((a, b) => later(a) - later(b)) }))
    .sort((a, b) => latest(a) - latest(b));
};

const surplusOf = (entries: readonly LedgerEntry[], counted: Counted): number =>
  entries.reduce((sum, { id, value }) => sum + Number(counted[id] ?? value) - Number(value), 0);
