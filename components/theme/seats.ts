import type { Scheme } from './palette';

export const seatShapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type SeatShape = (typeof seatShapes)[number];

export const seatColorNames = ['blue', 'orange', 'green', 'purple', 'yellow', 'red'] as const;
export type SeatColorName = (typeof seatColorNames)[number];

export interface SeatColor {
  readonly fill: string;
  readonly on: string;
}

/**
 * After Okabe and Ito, tuned so that the badge stands out from its ground and its initial is readable.
 * Neighbours in the list differ in lightness too, for people who see no hue at all.
 */
export const seatColors: Readonly<Record<Scheme, Readonly<Record<SeatColorName, SeatColor>>>> = {
  dark: {
    blue: { fill: '#56a8e8', on: '#001a2e' },
    orange: { fill: '#e69f00', on: '#261a00' },
    green: { fill: '#1fb58a', on: '#00231a' },
    purple: { fill: '#d58ab8', on: '#2b0a1f' },
    yellow: { fill: '#f0e442', on: '#262300' },
    red: { fill: '#ee6f2d', on: '#2b0d00' },
  },
  light: {
    blue: { fill: '#00598f', on: '#ffffff' },
    orange: { fill: '#a86400', on: '#ffffff' },
    green: { fill: '#006b4f', on: '#ffffff' },
    purple: { fill: '#9a4479', on: '#ffffff' },
    yellow: { fill: '#6b6400', on: '#ffffff' },
    red: { fill: '#b33c00', on: '#ffffff' },
  },
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** What a seat wears until its player chooses otherwise. */
export const seatColorOf = (seat: number): SeatColorName => at(seatColorNames, seat);
export const seatShapeOf = (seat: number): SeatShape => at(seatShapes, seat);
