export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of the plane that is seen as a whole. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
