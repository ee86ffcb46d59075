import { type Message, message, number, type Param, phrase, seat as seatParam, text } from './message';
import { broken, type Violation } from './violation';

/**
 * One line of what should lie on the table. Lines with the same `stock` share one number of pieces that
 * never changes: what one gains another loses. It is called `stock.<kind>` in the words of the game, and ends with the
 * number of the seat whose pieces they are, as in `agents/0`.
 */
export type LedgerEntry =
  | {
      readonly kind: 'count';
      readonly id: string;
      readonly label: Message;
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly stock?: string;
      /** So many pieces of the stock lie where one of the line counts; below zero it takes them away. */
      readonly each?: number;
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: Message;
      readonly value: string;
      readonly choices: readonly string[];
      /** Names that an owner typed, by choice. */
      readonly typed?: Readonly<Record<string, string>>;
      /** Where a choice takes several words, by choice. */
      readonly said?: Readonly<Record<string, Message>>;
    };

export interface LedgerChange {
  readonly entry: string;
  readonly to: number | string;
}

/** Holds for all games: lines that exist, values in range, and stocks that keep their total. */
export const checkChanges = (
  ledger: readonly LedgerEntry[],
  changes: readonly LedgerChange[],
): readonly Violation[] => {
  const entries = new Map(ledger.map((entry) => [entry.id, entry]));
  const violations: Violation[] = [];
  const drift = new Map<string, number>();
  const seen = new Set<string>();
  for (const { entry: id, to } of changes) {
    const entry = entries.get(id);
    if (!entry || seen.has(id)) {
      violations.push(
        broken('CORE', entry ? 'entry-twice' : 'no-such-entry', { params: { entry: text(id) } }),
      );
      continue;
    }
    seen.add(id);
    if (entry.kind === 'choice') {
      if (typeof to !== 'string' || !entry.choices.includes(to))
        violations.push(
          broken('CORE', 'no-such-choice', { params: { line: phrase(entry.label) }, focus: [id] }),
        );
    } else if (typeof to !== 'number' || !Number.isInteger(to) || to < entry.min || to > entry.max) {
      violations.push(outOfRange(entry, to));
    } else if (entry.stock !== undefined) {
      drift.set(entry.stock, (drift.get(entry.stock) ?? 0) + (to - entry.value) * (entry.each ?? 1));
    }
  }
  for (const [stock, difference] of drift)
    if (difference !== 0) {
      const params = { stock: stockParam(stock), count: number(Math.abs(difference)) };
      const lines = ledger.flatMap((line) =>
        line.kind === 'count' && line.stock === stock ? [line.id] : [],
      );
      const focus = lines.filter((id) => seen.has(id));
      violations.push(broken('CORE', difference > 0 ? 'too-many' : 'missing', { params, focus }));
    }
  if (changes.length === 0) violations.push(broken('CORE', 'nothing-changed'));
  return violations;
};

/** Where, what it would be, and what it can be. */
export const outOfRange = (
  { id, label, min, max }: Extract<LedgerEntry, { readonly kind: 'count' }>,
  to: number | string,
): Violation =>
  broken('CORE', 'out-of-range', {
    params: { line: phrase(label), value: text(String(to)), min: number(min), max: number(max) },
    focus: [id],
  });

const stockParam = (stock: string): Param => {
  const [kind = '', seat] = stock.split('/');
  const whose = seat === undefined ? undefined : { seat: seatParam(Number(seat)) };
  return phrase(message(`stock.${kind}`, whose));
};

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

/** Missions more count nothing until their points are corrected; the last ones go first. */
export const resized = (completed: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => completed[place] ?? 0);

/** Corrected points are laid on the last Mission, as far as it carries them. */
export const withTotal = (completed: readonly number[], total: number): readonly number[] => {
  let rest = total - completed.reduce((sum, points) => sum + points, 0);
  return completed
    .map((points, place) => ({ points, place }))
    .reverse()
    .map(({ points, place }) => {
      const now = Math.max(0, points + rest);
      rest -= now - points;
      return { points: now, place };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ points }) => points);
};
