import { PixelRatio } from 'react-native';

/** The system scales text by itself. */
export const textSize = (points: number): number => points;

/** A length that has to keep up with the text in it, but for a part that stays as it is. */
export const besideText = (points: number, fixed = 0): number => fixed + points * PixelRatio.getFontScale();

/** How much larger than usual somebody reads. */
export const textGrowth = (): number => PixelRatio.getFontScale();

export const fontFamilies = {
  text: 'Barlow-400',
  textMedium: 'Barlow-500',
  textStrong: 'Barlow-600',
  condensed: 'BarlowCondensed-600',
  stamp: 'BarlowCondensed-700',
} as const;
