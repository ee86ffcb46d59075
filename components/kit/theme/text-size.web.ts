/** In rem, so that text follows the size that a reader has set in the browser. */
export const textSize = (points: number): number => `${points / 16}rem` as unknown as number;

/** A length that has to keep up with the text in it, but for a part that stays as it is. */
export const besideText = (points: number, fixed = 0): number =>
  fixed === 0 ? textSize(points) : (`calc(${fixed}px + ${points / 16}rem)` as unknown as number);

/** How much larger than usual somebody reads. */
export const textGrowth = (): number =>
  typeof document === 'undefined' ? 1 : parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

const text = 'system-ui,-apple-system,"Segoe UI",sans-serif';
const narrow = '"Arial Narrow","Roboto Condensed",system-ui,sans-serif';

export const fontFamilies = {
  text: `Barlow-400,${text}`,
  textMedium: `Barlow-500,${text}`,
  textStrong: `Barlow-600,${text}`,
  condensed: `BarlowCondensed-600,${narrow}`,
  stamp: `BarlowCondensed-700,${narrow}`,
} as const;
