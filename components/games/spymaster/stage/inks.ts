import { type Scheme } from '@/components/kit/theme/palette';
import { type Colour, type IntelligenceType } from '@/rules/spymaster/model/prints';

interface CityInk {
  /** The ground of the city on the board. */
  readonly tint: string;
  readonly edge: string;
  /** Its sign on a card, and the letter on the sign. */
  readonly sign: string;
  readonly on: string;
}

interface TypeInk {
  readonly fill: string;
  readonly wash: string;
  /** What stands on the filled one. */
  readonly on: string;
}

/** The colours of the board. Each city also has its corner and its letter, each type its sign. */
export interface Inks {
  readonly cities: Readonly<Record<Colour, CityInk>>;
  readonly types: Readonly<Record<IntelligenceType, TypeInk>>;
  /** Folders that lie side by side. */
  readonly files: Readonly<Record<'one' | 'other' | 'edge', string>>;
  /** Around what can be done now. */
  readonly glow: Readonly<Record<'near' | 'far', string>>;
}

export const inks: Readonly<Record<Scheme, Inks>> = {
  light: {
    cities: {
      green: { tint: '#bfd9b8', edge: '#1f5a33', sign: '#2b7343', on: '#ffffff' },
      red: { tint: '#f9ded3', edge: '#a2331a', sign: '#b43d20', on: '#ffffff' },
      yellow: { tint: '#f9edb9', edge: '#6e5900', sign: '#f0cd3c', on: '#2a2200' },
      blue: { tint: '#c8dcee', edge: '#1a5081', sign: '#22639b', on: '#ffffff' },
    },
    types: {
      surveillance: { fill: '#33739d', wash: '#dfebf1', on: '#ffffff' },
      espionage: { fill: '#836d12', wash: '#f2ebcd', on: '#ffffff' },
      dossiers: { fill: '#43064f', wash: '#eadfe9', on: '#ffffff' },
      fourth: { fill: '#0d3a1c', wash: '#d9e4d6', on: '#ffffff' },
    },
    files: { one: '#ecd7a6', other: '#f6ead0', edge: '#8a6a30' },
    glow: { near: '#e0a33e', far: '#f0d9ac' },
  },
  dark: {
    cities: {
      green: { tint: '#10341f', edge: '#63c488', sign: '#4fb878', on: '#04150b' },
      red: { tint: '#3f1c12', edge: '#f79a7d', sign: '#ef7a58', on: '#260a02' },
      yellow: { tint: '#3a320f', edge: '#e6cb4b', sign: '#eccd3e', on: '#241d00' },
      blue: { tint: '#0c1e33', edge: '#72b6ec', sign: '#64aeea', on: '#031424' },
    },
    types: {
      surveillance: { fill: '#95d8ff', wash: '#12222c', on: '#14110a' },
      espionage: { fill: '#f8dd3a', wash: '#2a240a', on: '#14110a' },
      dossiers: { fill: '#b58ac0', wash: '#271a29', on: '#14110a' },
      fourth: { fill: '#3fae63', wash: '#11251a', on: '#14110a' },
    },
    files: { one: '#33270f', other: '#211b10', edge: '#a8854a' },
    glow: { near: '#f5b335', far: '#4a3711' },
  },
};
