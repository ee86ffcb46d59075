import { changesOf, type Counted } from '@/components/match/correct/drift';
import { type MidGame, type MidGameLine } from '@/components/match/game-screens';
import { type LedgerEntry } from '@/rules/core/ledger';
import { type Told, UNKNOWN } from './kept-setup';

export interface Cell {
  readonly entry: string;
  readonly line: MidGameLine;
  /** Absent where the value stands for itself. */
  readonly column?: string;
  readonly min: number;
  readonly max: number;
}

/** All that is asked for, row by row, as the keys jump on. Lines that the rules do not know now are left out. */
export const cellsOf = (
  { rows, single }: MidGame,
  columns: readonly string[],
  ledger: readonly LedgerEntry[],
): readonly Cell[] => {
  const cell = (line: MidGameLine, entry: string, column?: string): readonly Cell[] => {
    const found = ledger.find(({ id }) => id === entry);
    if (found?.kind !== 'count') return [];
    const { min, max } = found;
    return [{ entry, line, min, max, ...(column === undefined ? {} : { column }) }];
  };
  return [
    ...rows.flatMap((line) => columns.flatMap((column) => cell(line, `${line.entry}/${column}`, column))),
    ...single.flatMap((line) => cell(line, line.entry)),
  ];
};

/** What follows in a column from what was told of it; at most so much while something is not known. */
export interface Rest {
  readonly value: number;
  readonly exact: boolean;
}

export const restOf = ({ rest }: MidGame, column: string, told: Told): Rest | undefined => {
  if (!rest) return undefined;
  const values = rest.of.map((row) => told[`${row}/${column}`]);
  const sum = values.reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0);
  return { value: rest.all(column) - sum, exact: values.every((value) => typeof value === 'number') };
};

/** How many were told of, and not what. */
export const unknownIn = (cells: readonly Cell[], told: Told): number =>
  cells.filter(({ entry }) => (told[entry] ?? UNKNOWN) === UNKNOWN).length;

/** The correction that makes of a match that begins the one that runs. What nobody knows stays as it begins. */
export const correctionOf = (ledger: readonly LedgerEntry[], told: Told) => {
  const counted: Counted = Object.fromEntries(
    ledger.flatMap(({ id, kind }): readonly (readonly [string, number | string])[] => {
      const value = told[id];
      if (typeof value !== 'number') return [];
      return [[id, kind === 'count' ? value : String(value)]];
    }),
  );
  return { type: 'correct', changes: changesOf(ledger, counted) } as const;
};
