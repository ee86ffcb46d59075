/** The dashes of an outline, on the grid. */
export const DASHES = '3.2 2.4';

export const gridWith = (margin: number): string =>
  `${-margin} ${-margin} ${24 + 2 * margin} ${24 + 2 * margin}`;
