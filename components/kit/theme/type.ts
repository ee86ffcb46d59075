import { type TextStyle, StyleSheet } from 'react-native';
import { fontFamilies, textSize } from './text-size';

export type TextVariant =
  | 'display'
  | 'hero'
  | 'number'
  | 'heading'
  | 'title'
  | 'move'
  | 'longMove'
  | 'count'
  | 'fine'
  | 'body'
  | 'label'
  | 'dense'
  | 'small'
  | 'stamp'
  | 'verdict';

interface Face {
  readonly family: keyof typeof fontFamilies;
  readonly size: number;
  readonly line: number;
  readonly tracking?: number;
  readonly tabular?: boolean;
  readonly upper?: boolean;
}

const faces: Readonly<Record<TextVariant, Face>> = {
  display: { family: 'stamp', size: 56, line: 58, tabular: true },
  hero: { family: 'stamp', size: 44, line: 46 },
  number: { family: 'stamp', size: 30, line: 34, tabular: true },
  heading: { family: 'stamp', size: 30, line: 34 },
  title: { family: 'condensed', size: 22, line: 27 },
  move: { family: 'condensed', size: 21, line: 25 },
  longMove: { family: 'condensed', size: 18, line: 20 },
  count: { family: 'stamp', size: 18, line: 22, tabular: true },
  fine: { family: 'condensed', size: 15, line: 19, tabular: true },
  body: { family: 'text', size: 17, line: 25 },
  label: { family: 'textStrong', size: 17, line: 23 },
  dense: { family: 'textStrong', size: 15, line: 21 },
  small: { family: 'textMedium', size: 14, line: 20 },
  verdict: { family: 'stamp', size: 22, line: 26, tracking: 2, upper: true },
  stamp: { family: 'stamp', size: 13, line: 16, tracking: 1.3, upper: true },
};

const drawn = (variant: TextVariant, scale: number): TextStyle => {
  const { family, size, line, tracking, tabular, upper } = faces[variant];
  return {
    fontFamily: fontFamilies[family],
    fontSize: textSize(size * scale),
    lineHeight: textSize(line * scale),
    ...(tracking === undefined ? {} : { letterSpacing: tracking }),
    ...(tabular ? { fontVariant: ['tabular-nums'] } : {}),
    ...(upper ? { textTransform: 'uppercase' } : {}),
  };
};

const known = new Map<string, TextStyle>();

/** Made once, as in made-once.ts. */
export const textStyle = (variant: TextVariant, scale: number): TextStyle => {
  const key = `${variant} ${scale}`;
  const style = known.get(key) ?? StyleSheet.create({ face: drawn(variant, scale) }).face;
  known.set(key, style);
  return style;
};
