import { type At, type Shape } from '@/components/kit/art/shape';
import { shapePaths } from '@/components/kit/icons/shapes';
import { initialOf, seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { type Theme } from '@/components/kit/theme/use-theme';
import { type TableOptions } from '@/rules/core/seat';
import { type SeatedPlayer } from '@/store/match/header';

/** The table with everything on it, from above. */
export const LAID = { width: 386, height: 200 } as const;

/** What a step of the list lays down, as it lies there; without a step it lies there from the start. */
export interface LaidPieces {
  readonly step?: string;
  readonly shapes: readonly Shape[];
  /** Of the board itself, where it lies: left, top, width and height. */
  readonly board?: readonly [number, number, number, number];
}

export interface LaidTable {
  readonly options: TableOptions;
  readonly players: readonly SeatedPlayer[];
  readonly theme: Theme;
}

/** Small pieces in the colour of a seat, each in the middle of its place. */
export const piecesOf = (
  { players, theme }: LaidTable,
  seat: number,
  { size, at }: { readonly size: number; readonly at: readonly At[] },
): readonly Shape[] => {
  const colour = players[seat]?.colour ?? seat;
  const { fill, edge } = theme.seats[seatColorOf(colour)];
  return at.map(([x, y]) => ({
    d: shapePaths[seatShapeOf(colour)],
    at: [x - size / 2, y - size / 2, size / 24],
    fill,
    stroke: edge,
    width: 1.5,
  }));
};

/** Who sits there. */
export const tokenOf = (table: LaidTable, seat: number, [x, y]: At): readonly Shape[] => {
  const { players, theme } = table;
  const { on } = theme.seats[seatColorOf(players[seat]?.colour ?? seat)];
  const words = initialOf(players[seat]?.name.trim() || String(seat + 1));
  return [
    ...piecesOf(table, seat, { size: 24, at: [[x, y]] }),
    { text: { words, x, y: y + 5, size: 13, anchor: 'middle' }, fill: on },
  ];
};

/** So many places side by side, in the middle of a line. */
export const beside = (count: number, [x, y]: At, step: number): readonly At[] =>
  Array.from({ length: count }, (_, place): At => [x + (place - (count - 1) / 2) * step, y]);

/** As a piece looks that lies there, that comes next, or that comes later. */
export const asLaid = (shape: Shape, is: 'laid' | 'next' | 'later', { colors, accent }: Theme): Shape => {
  if (is === 'laid') return shape;
  const scale = shape.at?.[2] ?? 1;
  if (shape.text) return { ...shape, fill: is === 'next' ? colors.ink : colors.inkSoft };
  const filled = shape.fill !== undefined && shape.fill !== 'none';
  const lined = { ...shape, ...(filled ? { fill: colors.sheet } : {}) };
  if (is === 'next') return { ...lined, stroke: accent.fill, width: 2.2 / scale };
  return {
    ...{ ...lined, fill: 'none', stroke: colors.lineStrong, width: 1.2 / scale },
    dashes: `${3 / scale} ${2.5 / scale}`,
  };
};
