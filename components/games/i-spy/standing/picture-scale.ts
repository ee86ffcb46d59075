import { LIMIT } from '@/rules/i-spy/model/pieces';

/** Where everything of the picture stands, in points of the screen. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  /** Left of the columns: the numbers of the scale. */
  readonly gutter: number;
  readonly column: number;
  /** The ground that the cubes stand on. */
  readonly ground: number;
  /** One Influence. */
  readonly unit: number;
  readonly plate: number;
  /** A cube. */
  readonly cube: number;
  /** Between two cubes. */
  readonly gap: number;
}

const GUTTER = 17;
const BELOW = 5;
const ABOVE = 18;
const FLAG = 24;

export const scaleOf = (width: number, height: number): Scale => {
  const plate = height < 150 ? 32 : 40;
  const column = (width - GUTTER) / 6;
  const ground = height - plate - BELOW;
  const unit = (ground - ABOVE) / LIMIT;
  return {
    ...{ width, height, gutter: GUTTER, column, ground, unit, plate },
    cube: Math.min(44, column * 0.5),
    gap: Math.min(unit * 0.4, Math.max(0.9, Math.min(1.6, unit * 0.2))),
  };
};

/** The left edge of a column, of its cubes and of its pole. */
export const columnAt = ({ gutter, column, cube }: Scale, place: number) => {
  const left = gutter + place * column;
  const cubes = left + Math.max(0, (column - cube - FLAG) / 2);
  return { left, cubes, pole: cubes + cube + 4 };
};
