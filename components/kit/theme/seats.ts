import { type ViewStyle } from 'react-native';
import { type Scheme } from './palette';
import { madeOnce } from './made-once';

const seatShapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type SeatShape = (typeof seatShapes)[number];

export const seatColorNames = ['blue', 'orange', 'green', 'purple', 'yellow', 'red'] as const;
export type SeatColorName = (typeof seatColorNames)[number];

export interface SeatColor {
  readonly fill: string;
  readonly on: string;
  /** The outline: a bright colour would be lost on paper without it. */
  readonly edge: string;
}

/**
 * After Okabe and Ito, tuned so that the badge stands out from its ground and its initial is readable.
 */
export const seatColors: Readonly<Record<Scheme, Readonly<Record<SeatColorName, SeatColor>>>> = {
  dark: {
    blue: { fill: '#56a8e8', on: '#001a2e', edge: '#56a8e8' },
    orange: { fill: '#e69f00', on: '#261a00', edge: '#e69f00' },
    green: { fill: '#1fb58a', on: '#00231a', edge: '#1fb58a' },
    purple: { fill: '#d58ab8', on: '#2b0a1f', edge: '#d58ab8' },
    yellow: { fill: '#f0e442', on: '#262300', edge: '#f0e442' },
    red: { fill: '#ee6f2d', on: '#2b0d00', edge: '#ee6f2d' },
  },
  light: {
    blue: { fill: '#0069a6', on: '#ffffff', edge: '#0069a6' },
    orange: { fill: '#e69f00', on: '#261a00', edge: '#8a5200' },
    green: { fill: '#00795a', on: '#ffffff', edge: '#00795a' },
    purple: { fill: '#a0497f', on: '#ffffff', edge: '#a0497f' },
    yellow: { fill: '#f5dc3d', on: '#262300', edge: '#6b5f00' },
    red: { fill: '#c23f08', on: '#ffffff', edge: '#c23f08' },
  },
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** What a seat wears until its player chooses otherwise. */
export const seatColorOf = (seat: number): SeatColorName => at(seatColorNames, seat);
export const seatShapeOf = (seat: number): SeatShape => at(seatShapes, seat);

const JOINERS = /^[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}\p{M}]/u;
/** "Player 1" and "Player 2" would share their initial; the number tells them apart. */
const NUMBERED = / (\d{1,2})$/;
const FLAG = /^\p{Regional_Indicator}$/u;

/**
 * The first character as a person counts them: an emoji with its skin tone, a family, a flag, a letter with
 * its marks. Hermes has no Intl.Segmenter.
 */
export const initialOf = (name: string): string => {
  const numbered = NUMBERED.exec(name.trim());
  if (numbered?.[1]) return numbered[1];
  const [first = '?', ...rest] = [...name.trim()];
  let initial = first;
  let joined = false;
  for (const character of rest) {
    const flag = FLAG.test(character) && FLAG.test(initial);
    if (!joined && !flag && !JOINERS.test(character)) break;
    initial += character;
    joined = character === '\u200d';
    if (flag) break;
  }
  return initial.toLocaleUpperCase();
};

export const square = madeOnce((size: number): ViewStyle => ({ width: size, height: size }));
