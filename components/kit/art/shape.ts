/** A part of a picture: a path or a few letters, in colours of the theme. */
export interface Shape {
  readonly d?: string;
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number;
  /** Round dots along the line, this far apart; or the lengths of dashes. */
  readonly dots?: number;
  readonly dashes?: string;
  /** Drawn on a grid of its own: moved by so much, then scaled. */
  readonly at?: readonly [x: number, y: number, scale?: number];
  readonly evenOdd?: boolean;
  readonly text?: Lettering;
}

interface Lettering {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'middle';
}

export interface PictureProps {
  readonly shapes: readonly Shape[];
  readonly width: number | `${number}%`;
  readonly height: number | `${number}%`;
  readonly viewBox: string;
  /** Fills its place and is cut off, instead of standing in it whole. */
  readonly fills?: boolean;
}

export type At = readonly [x: number, y: number];

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const box = (x: number, y: number, [width, height]: At): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const line = (...points: readonly At[]): string => `M${points.map((at) => at.join(' ')).join('L')}`;

/** So many points between two others, at equal distances. */
export const between = (from: At, to: At, count: number): readonly At[] =>
  Array.from({ length: count }, (_, place): At => {
    const share = (place + 1) / (count + 1);
    const on = (axis: 0 | 1) => Math.round((from[axis] + (to[axis] - from[axis]) * share) * 10) / 10;
    return [on(0), on(1)];
  });

export const transformOf = (at: Shape['at']): string | undefined =>
  at && `translate(${at[0]} ${at[1]}) scale(${at[2] ?? 1})`;

export const dashesOf = ({ dots, dashes }: Shape): string | undefined =>
  dots === undefined ? dashes : `.5 ${dots}`;

export const fitOf = (fills: boolean): string => `xMidYMid ${fills ? 'slice' : 'meet'}`;
