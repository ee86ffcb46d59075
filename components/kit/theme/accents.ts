import { type Scheme } from './palette';

/** The signal colour of a game. `ink` is the app's own voice: no signal at all. */
export type AccentName = 'ink' | 'amber' | 'teal' | 'crimson';

export interface Accent {
  /** A filled area. */
  readonly fill: string;
  /** Text on the filled area. */
  readonly on: string;
  /** The accent as text on paper, sheet or inset. */
  readonly text: string;
  /** A breath of the accent behind ordinary text. */
  readonly wash: string;
}

export const accents: Readonly<Record<Scheme, Readonly<Record<AccentName, Accent>>>> = {
  dark: {
    ink: { fill: '#f4efe4', on: '#14120d', text: '#f4efe4', wash: '#2a2822' },
    amber: { fill: '#f5b335', on: '#231600', text: '#f7bd4d', wash: '#2e2208' },
    teal: { fill: '#3cc7b5', on: '#00211d', text: '#54d2c1', wash: '#07302b' },
    crimson: { fill: '#ff7a84', on: '#33030a', text: '#ff8d95', wash: '#3d1015' },
  },
  light: {
    ink: { fill: '#1c1a15', on: '#fcfaf4', text: '#1c1a15', wash: '#ddd5c3' },
    amber: { fill: '#8a5200', on: '#ffffff', text: '#784700', wash: '#f6e3bd' },
    teal: { fill: '#00675c', on: '#ffffff', text: '#005b51', wash: '#cbe8e2' },
    crimson: { fill: '#a81631', on: '#ffffff', text: '#9a122b', wash: '#f6d8d8' },
  },
};
