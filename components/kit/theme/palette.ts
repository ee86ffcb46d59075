export type Scheme = 'dark' | 'light';

/** Colours by the part they play. Every `on…` is read on the colour it is named after. */
export interface Colors {
  /** The ground of a screen. */
  readonly paper: string;
  /** A sheet of paper that lies on the ground. */
  readonly sheet: string;
  /** Something pressed into the ground: fields, tracks. */
  readonly inset: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** Decoration only: never the one thing that shows where a control is. */
  readonly line: string;
  readonly lineStrong: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly good: string;
  readonly scrim: string;
}

export const palette: Readonly<Record<Scheme, Colors>> = {
  dark: {
    paper: '#000000',
    sheet: '#141310',
    inset: '#211f1a',
    ink: '#f4efe4',
    inkSoft: '#b9b1a2',
    line: '#3a362e',
    lineStrong: '#8a8273',
    danger: '#ff9482',
    onDanger: '#2b0600',
    good: '#86d6a4',
    scrim: 'rgba(0, 0, 0, 0.72)',
  },
  light: {
    paper: '#f3eee2',
    sheet: '#fcfaf4',
    inset: '#e6dfcf',
    ink: '#1c1a15',
    inkSoft: '#565043',
    line: '#cfc6b4',
    lineStrong: '#7a7262',
    danger: '#9b1f0c',
    onDanger: '#ffffff',
    good: '#1d5f38',
    scrim: 'rgba(28, 26, 21, 0.55)',
  },
};
