import { type Seat } from '@/rules/core/seat';
import {
  BONUS,
  type HandTotals,
  INTELLIGENCE_TYPES,
  type IntelligenceType,
} from '@/rules/spymaster/model/prints';
import { bonusSeats } from '@/rules/spymaster/model/scoring';

export type Row = 'missions' | IntelligenceType;

export const ROWS: readonly Row[] = ['missions', ...INTELLIGENCE_TYPES];

export interface Cell {
  readonly row: Row;
  readonly seat: Seat;
}

export interface Entry extends Cell {
  readonly value: number;
}

/** What was typed so far, in the order of the taps. What was passed over is nothing. */
export interface Typed {
  readonly entries: readonly Entry[];
  /** The cell that is asked for, by its place among all that are. */
  readonly at: number;
  /** The first one that nobody has come to. */
  readonly reached: number;
}

export const NOTHING_TYPED: Typed = { entries: [], at: 0, reached: 0 };

/** What the app knows itself: a number, or that it does, where hands are not open yet. */
export type Known = number | 'hidden' | undefined;

export interface Sheet {
  readonly seats: readonly Seat[];
  readonly known: (cell: Cell) => Known;
}

/** Row by row, so that each bonus falls when its row is full. */
export const askedOf = ({ seats, known }: Sheet): readonly Cell[] =>
  ROWS.flatMap((row) => seats.map((seat) => ({ row, seat }))).filter((cell) => known(cell) === undefined);

const isAt = (cell: Cell) => (other: Cell) => other.row === cell.row && other.seat === cell.seat;

/** Missions one by one; of a hand the total that was typed last. */
export const typedAt = ({ entries }: Typed, cell: Cell): readonly number[] => {
  const values = entries.filter(isAt(cell)).map(({ value }) => value);
  return cell.row === 'missions' ? values : values.slice(-1);
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Nothing while nobody has come to it. */
export const valueAt = (sheet: Sheet, typed: Typed, cell: Cell): Known => {
  const known = sheet.known(cell);
  if (known !== undefined) return known;
  const values = typedAt(typed, cell);
  const place = askedOf(sheet).findIndex(isAt(cell));
  return values.length > 0 || place < typed.reached ? sum(values) : undefined;
};

const goTo = (typed: Typed, at: number): Typed => ({ ...typed, at, reached: Math.max(typed.reached, at) });

/** To the next one, or back to where one was before something was set right. */
export const onwards = (typed: Typed): Typed => goTo(typed, Math.max(typed.at + 1, typed.reached));

/** A Mission is added to the others; a total is set, and the next one is asked for. */
export const withValue = (sheet: Sheet, typed: Typed, value: number): Typed => {
  const cell = askedOf(sheet)[typed.at];
  if (!cell) return typed;
  const next = { ...typed, entries: [...typed.entries, { ...cell, value }] };
  return cell.row === 'missions' ? next : onwards(next);
};

/** Nobody else holds any of it. */
export const restIsNothing = (sheet: Sheet, typed: Typed): Typed => {
  const asked = askedOf(sheet);
  const row = asked[typed.at]?.row;
  const next = asked.findIndex((cell, place) => place > typed.at && cell.row !== row);
  return goTo(typed, Math.max(next < 0 ? asked.length : next, typed.reached));
};

export const withoutLast = (sheet: Sheet, typed: Typed): Typed => {
  const last = typed.entries.at(-1);
  if (!last) return NOTHING_TYPED;
  const at = askedOf(sheet).findIndex(isAt(last));
  return { entries: typed.entries.slice(0, -1), at, reached: Math.min(typed.reached, at) };
};

/** SM-41: who earns the bonus of a row, once all of it is known. */
export const bonusOf = (sheet: Sheet, typed: Typed, type: IntelligenceType): readonly Seat[] => {
  const totals = sheet.seats.map((seat) => valueAt(sheet, typed, { row: type, seat }));
  if (!totals.every((total) => typeof total === 'number')) return [];
  return bonusSeats(
    sheet.seats.map((seat, nth) => ({
      ...{ seat, missions: [], left: false },
      totals: { ...NONE, [type]: totals[nth] },
    })),
    type,
  );
};

const NONE: HandTotals = { surveillance: 0, espionage: 0, dossiers: 0, fourth: 0 };

/** What a seat has, with the bonuses that are certain. */
export const totalOf = (sheet: Sheet, typed: Typed, seat: Seat): number => {
  const missions = valueAt(sheet, typed, { row: 'missions', seat });
  const bonuses = INTELLIGENCE_TYPES.filter((type) => bonusOf(sheet, typed, type).includes(seat)).length;
  return (typeof missions === 'number' ? missions : 0) + bonuses * BONUS;
};

export const handOf = (sheet: Sheet, typed: Typed, seat: Seat): HandTotals => {
  const total = (row: IntelligenceType): number => {
    const value = valueAt(sheet, typed, { row, seat });
    return typeof value === 'number' ? value : 0;
  };
  return {
    surveillance: total('surveillance'),
    espionage: total('espionage'),
    dossiers: total('dossiers'),
    fourth: total('fourth'),
  };
};
