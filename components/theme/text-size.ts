/** The system scales text by itself. */
export const textSize = (points: number): number => points;

export const fontFamilies = {
  text: 'Barlow-400',
  textMedium: 'Barlow-500',
  textStrong: 'Barlow-600',
  condensed: 'BarlowCondensed-600',
  stamp: 'BarlowCondensed-700',
} as const;
