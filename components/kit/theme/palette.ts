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
  /** Bars over what is secret. */
  readonly redact: string;
  /** A seat's token where filled colour means something else. */
  readonly token: string;
  readonly onToken: string;
  /** The paper of a map: what is drawn over it keeps a rim of `halo`. */
  readonly sea: string;
  readonly shallows: string;
  readonly land: string;
  readonly coast: string;
  readonly way: string;
  readonly halo: string;
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
    redact: '#8a8273',
    token: '#2b2822',
    onToken: '#f4efe4',
    sea: '#030606',
    shallows: '#0b1b1a',
    land: '#1b1a15',
    coast: '#5c5748',
    way: '#7f7869',
    halo: '#0b0b08',
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
    redact: '#1c1a15',
    token: '#1c1a15',
    onToken: '#fcfaf4',
    sea: '#dce1d6',
    shallows: '#c6cfc4',
    land: '#faf6ea',
    coast: '#8f8874',
    way: '#7b7360',
    halo: '#faf6ea',
  },
};

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
  /** The four inks of the game's poster, and what is written on its ground. */
  readonly ground: string;
  readonly deep: string;
  readonly tint: string;
  readonly paper: string;
  readonly onGround: string;
}

export const accents: Readonly<Record<Scheme, Readonly<Record<AccentName, Accent>>>> = {
  dark: {
    ink: {
      ...{ fill: '#f4efe4', on: '#14120d', text: '#f4efe4', wash: '#2a2822' },
      ...{ ground: '#211f1a', deep: '#141310', tint: '#8a8273', paper: '#f4efe4', onGround: '#f4efe4' },
    },
    amber: {
      ...{ fill: '#f5b335', on: '#231600', text: '#f7bd4d', wash: '#2e2208' },
      ...{ ground: '#2e2208', deep: '#1f1604', tint: '#8f6516', paper: '#f5b335', onGround: '#f4efe4' },
    },
    teal: {
      ...{ fill: '#3cc7b5', on: '#00211d', text: '#54d2c1', wash: '#07302b' },
      ...{ ground: '#07302b', deep: '#03201c', tint: '#1f7f73', paper: '#3cc7b5', onGround: '#f4efe4' },
    },
    crimson: {
      ...{ fill: '#ff7a84', on: '#33030a', text: '#ff8d95', wash: '#3d1015' },
      ...{ ground: '#3d1015', deep: '#290a0e', tint: '#993a45', paper: '#ff7a84', onGround: '#f4efe4' },
    },
  },
  light: {
    ink: {
      ...{ fill: '#1c1a15', on: '#fcfaf4', text: '#1c1a15', wash: '#ddd5c3' },
      ...{ ground: '#1c1a15', deep: '#000000', tint: '#7a7262', paper: '#f3eee2', onGround: '#ffffff' },
    },
    amber: {
      ...{ fill: '#8a5200', on: '#ffffff', text: '#784700', wash: '#f6e3bd' },
      ...{ ground: '#8a5200', deep: '#6a3e00', tint: '#d9a24a', paper: '#f6ead0', onGround: '#ffffff' },
    },
    teal: {
      ...{ fill: '#00675c', on: '#ffffff', text: '#005b51', wash: '#cbe8e2' },
      ...{ ground: '#00675c', deep: '#004d45', tint: '#5fb3a7', paper: '#f2eddf', onGround: '#ffffff' },
    },
    crimson: {
      ...{ fill: '#a81631', on: '#ffffff', text: '#9a122b', wash: '#f6d8d8' },
      ...{ ground: '#a81631', deep: '#7f0d23', tint: '#e58592', paper: '#f7e6df', onGround: '#ffffff' },
    },
  },
};

/**
 * Where filled colour means a thing of the game and not a player. The first six are told apart by anybody; orange and red
 * are there for whoever has pieces of that colour.
 */
export type PigmentName = 'gold' | 'brown' | 'blue' | 'graphite' | 'green' | 'mauve' | 'orange' | 'red';

export interface Pigment {
  /** A filled area; always with its edge, as it may be pale on the ground. */
  readonly base: string;
  /** The second tone of a pattern on it. */
  readonly pattern: string;
  /** Text on the filled area. */
  readonly on: string;
  readonly edge: string;
  /** The pigment as text on paper or sheet. */
  readonly deep: string;
  /** A breath of it. */
  readonly tint: string;
}

type Tones = readonly [base: string, pattern: string, on: string, edge: string, deep: string, tint: string];

const pigment = (...[base, pattern, on, edge, deep, tint]: Tones): Pigment => ({
  base,
  pattern,
  on,
  edge,
  deep,
  tint,
});

export const pigments: Readonly<Record<Scheme, Readonly<Record<PigmentName, Pigment>>>> = {
  dark: {
    gold: pigment('#ecc046', '#d0a01c', '#231a00', '#f6dc8f', '#f0cd6b', '#2e260d'),
    brown: pigment('#ad7746', '#c48f5d', '#180a00', '#d9a576', '#d9a576', '#2a1c10'),
    blue: pigment('#4389d6', '#619fe4', '#000f22', '#9ccaf7', '#8cc0f4', '#0d2136'),
    graphite: pigment('#7b7d83', '#92949a', '#060607', '#c9cbd0', '#c9cbd0', '#222326'),
    green: pigment('#4cc9a0', '#35ae87', '#02201a', '#82dcbf', '#6fd3b2', '#0b2a20'),
    mauve: pigment('#e0a0dc', '#c984c5', '#2a0a29', '#e9c0e7', '#e9bfe7', '#2c162b'),
    orange: pigment('#f0954a', '#d9792c', '#241000', '#f7be90', '#f5ac70', '#2f1c0c'),
    red: pigment('#e0655f', '#ea7f78', '#240403', '#f3a9a4', '#f39b95', '#341313'),
  },
  light: {
    gold: pigment('#e9bb33', '#d7a313', '#231a00', '#9c7600', '#6b5000', '#f6e7b6'),
    brown: pigment('#7a4b27', '#91602f', '#ffffff', '#4c2b10', '#5f3818', '#e7d5c2'),
    blue: pigment('#1f65af', '#3a7cc4', '#ffffff', '#12427a', '#164f8d', '#cfe0f1'),
    graphite: pigment('#434447', '#5a5b5f', '#ffffff', '#1f2022', '#2f3033', '#d9d7d2'),
    green: pigment('#3bb58d', '#239a73', '#04241a', '#14694d', '#0a5f45', '#c9e9dc'),
    mauve: pigment('#c77cc4', '#b060ae', '#2a0a29', '#7d367b', '#7b2f79', '#f0d9ee'),
    orange: pigment('#dc7b2c', '#c4651a', '#2a1100', '#8f4a0c', '#7a3c06', '#f7dec5'),
    red: pigment('#c0322f', '#d34c46', '#ffffff', '#7d1713', '#8f1d19', '#f4d3cf'),
  },
};
