/**
 * How far observed counts are from even ones, as a normal deviate (Wilson–Hilferty), so that one limit serves
 * any number of degrees of freedom. Cells that never occurred count as well.
 */
export const zScores = (observed: ReadonlyMap<string, number>, cells: number, freedom: number): number => {
  const counts = [...observed.values()];
  const expected = counts.reduce((sum, count) => sum + count, 0) / cells;
  const missing = cells - counts.length;
  const chiSquare =
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) + missing * expected;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
};
