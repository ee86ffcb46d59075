import { type LedgerEntry } from '@/rules/core/ledger';
import { type Seat } from '@/rules/core/seat';
import { type CountEntry, type Counted } from './drift';

export interface Stock {
  readonly id: string;
  readonly entries: readonly CountEntry[];
}

/** Lines that belong together: what is somebody's, pieces that several share, or what there are many of. */
export interface LedgerGroup {
  readonly id: string;
  readonly seat?: Seat;
  /** The stock or the kind of line, for a name in the words of the game. */
  readonly named?: string;
  readonly entries: readonly LedgerEntry[];
  readonly stocks: readonly Stock[];
}

/** As many lines of one kind that belong to nobody have a group of their own. */
const MANY = 5;

const seatOf = ({ label }: LedgerEntry): Seat | undefined => {
  const about = label.params?.seat;
  return about?.kind === 'seat' ? about.seat : undefined;
};

const stockOf = (entry: LedgerEntry): string | undefined =>
  entry.kind === 'count' ? entry.stock : undefined;

/** Lines that share a number of pieces stand together, so that it is seen where one is missing. */
export const groupsOf = (ledger: readonly LedgerEntry[]): readonly LedgerGroup[] => {
  const groups = new Map<string, Omit<LedgerGroup, 'entries' | 'stocks'>>();
  const lines = new Map<string, LedgerEntry[]>();
  const place = placing(ledger);
  for (const entry of ledger) {
    const group = place(entry);
    groups.set(group.id, group);
    lines.set(group.id, [...(lines.get(group.id) ?? []), entry]);
  }
  return [...groups.values()].map((group) => {
    const entries = lines.get(group.id) ?? [];
    return { ...group, entries, stocks: stocksOf(entries) };
  });
};

type Place = (entry: LedgerEntry) => Omit<LedgerGroup, 'entries' | 'stocks'>;

const placing = (ledger: readonly LedgerEntry[]): Place => {
  const owners = new Map<string, Set<Seat | undefined>>();
  const kinds = new Map<string, number>();
  for (const entry of ledger) {
    const stock = stockOf(entry);
    if (stock !== undefined) owners.set(stock, new Set([...(owners.get(stock) ?? []), seatOf(entry)]));
    kinds.set(entry.label.key, (kinds.get(entry.label.key) ?? 0) + 1);
  }
  return (entry) => {
    const stock = stockOf(entry);
    const seat = seatOf(entry);
    const { key } = entry.label;
    if (stock !== undefined && (owners.get(stock)?.size ?? 0) > 1) return { id: stock, named: stock };
    if (seat !== undefined) return { id: `seat/${seat}`, seat };
    if (stock !== undefined) return { id: stock, named: stock };
    return (kinds.get(key) ?? 0) >= MANY ? { id: key, named: key.replace('ledger.', '') } : { id: 'table' };
  };
};

const stocksOf = (entries: readonly LedgerEntry[]): readonly Stock[] => {
  const stocks = new Map<string, CountEntry[]>();
  for (const entry of entries)
    if (entry.kind === 'count' && entry.stock !== undefined)
      stocks.set(entry.stock, [...(stocks.get(entry.stock) ?? []), entry]);
  return [...stocks].map(([id, lines]) => ({ id, entries: lines }));
};

/** What was asked about comes first, then what is of whoever is to move, so that nobody has to look for it. */
export const inOrder = (
  groups: readonly LedgerGroup[],
  asked: readonly string[],
  active: Seat | undefined,
): readonly LedgerGroup[] => {
  const later = ({ id }: LedgerEntry) => Number(!asked.includes(id));
  const place = ({ entries, seat }: LedgerGroup) =>
    entries.some(({ id }) => asked.includes(id)) ? 0 : seat !== undefined && seat === active ? 1 : 2;
  return groups
    .map((group) => ({ ...group, entries: [...group.entries].sort((a, b) => later(a) - later(b)) }))
    .sort((a, b) => place(a) - place(b));
};

/** As many places where nothing lies, and the list of them hides those where something does. */
const FEW = 3;

/** The lines worth showing at once; the empty places of a stock are picked from a list. */
export const shownOf = (
  { entries, stocks }: LedgerGroup,
  counted: Counted,
  asked: readonly string[],
): readonly LedgerEntry[] => {
  const empty = new Set(
    stocks.flatMap((stock) => {
      // The first line is where the pieces come from, as a supply: its zero says something.
      const bare = stock.entries.slice(1).filter(({ value, min }) => value === min);
      return bare.length > FEW ? bare.map(({ id }) => id) : [];
    }),
  );
  return entries.filter(({ id }) => !empty.has(id) || counted[id] !== undefined || asked.includes(id));
};
