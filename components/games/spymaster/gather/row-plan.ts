import { type Frame, type Point } from '@/components/kit/map/plane';
import { type Size } from '../stage/board-plan';

/** Where the cards of a row lie on the stage, and the columns of the Files below. */
export interface RowPlan {
  readonly cards: readonly Frame[];
  /** From the middle of one card to the middle of the next. */
  readonly pitch: Size;
  readonly columns: Frame;
}

const MARGIN = 14;
const TAB = 18;
const GAP = 9;
/** A card is so much higher than wide. */
const SHAPE = 1.72;
const MOST = { width: 64, height: 96 } as const;
const COLUMNS_LEAST = 0.42;

const rowsOf = (count: number): number => (count <= 6 ? 1 : count <= 14 ? 2 : 3);

/** The row always wraps at the same card, so that nothing moves while it is read or cut. */
export const rowPlan = (size: Size, count: number, columns: boolean): RowPlan => {
  const rows = rowsOf(count);
  const across = Math.ceil(count / rows);
  const free = size.height * (columns ? 1 - COLUMNS_LEAST : 1) - MARGIN;
  const width = Math.min(MOST.width, (size.width - 2 * MARGIN) / across);
  const height = Math.min(MOST.height, (width - GAP) * SHAPE, free / rows - TAB - GAP);
  const pitch = { width, height: height + TAB + GAP };
  const left = (size.width - across * width) / 2;
  const cards = Array.from({ length: count }, (_, place): Frame => {
    const [row, column] = placeIn(count, rows, place);
    return {
      x: left + column * width + GAP / 2,
      y: TAB + 4 + row * pitch.height,
      width: width - GAP,
      height,
    };
  });
  const top = TAB + rows * pitch.height + 4;
  return {
    cards,
    pitch,
    columns: {
      x: MARGIN / 2,
      y: top,
      width: size.width - MARGIN,
      height: Math.max(0, size.height - top - 6),
    },
  };
};

/** The first rows are the longer ones. */
const placeIn = (count: number, rows: number, place: number): readonly [number, number] => {
  let start = 0;
  for (let row = 0; row < rows; row++) {
    const length = Math.ceil((count - start) / (rows - row));
    if (place < start + length) return [row, place - start];
    start += length;
  }
  return [rows - 1, 0];
};

/** Where the knife goes in behind so many cards, and whose taps it takes. */
export const gapAfter = (
  { cards, pitch }: RowPlan,
  after: number,
): { readonly at: Point; readonly box: Frame } => {
  const { x, y, width, height } = cards[after - 1] ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: x + width + GAP / 2, y: y + height / 2 };
  return {
    at,
    box: { x: at.x - pitch.width / 2, y: at.y - pitch.height / 2, width: pitch.width, height: pitch.height },
  };
};

/** The pieces of the row that a File lies in: one for each line that it reaches. */
export const piecesOf = ({ cards }: RowPlan, first: number, count: number): readonly Frame[] => {
  const pieces: Frame[] = [];
  for (const card of cards.slice(first, first + count)) {
    const last = pieces.at(-1);
    if (last?.y === card.y) pieces[pieces.length - 1] = { ...last, width: card.x + card.width - last.x };
    else pieces.push(card);
  }
  return pieces;
};

export const columnAt = ({ columns: { x, y, width, height } }: RowPlan, nth: number, of: number): Frame => {
  const each = width / of;
  return { x: x + nth * each + 3, y, width: each - 6, height };
};

export const middleOf = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 });

export const holds = ({ x, y, width, height }: Frame, at: Point): boolean =>
  at.x >= x - GAP / 2 && at.x <= x + width + GAP / 2 && at.y >= y && at.y <= y + height;
