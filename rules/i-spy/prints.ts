import type { Capital, Card, CardType, Icon, Measure, Nation, PerNation, StarredAsset } from './pieces';

/** `other`: a text that the app does not know; what it does is recorded with `resolve-text`. */
export type Reward =
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'tickets'; readonly count: number }
  | { readonly kind: 'other' };

export interface CardPrint {
  readonly kind: 'card';
  readonly card: Card;
  readonly types?: readonly CardType[];
  readonly influence: Partial<PerNation>;
}

export interface ContactPrint {
  readonly kind: 'contact';
  readonly capital: Capital;
  readonly nation: Nation;
  readonly influence: number;
  readonly rewards: readonly [Reward, Reward];
}

export interface SabotagePrint {
  readonly kind: 'sabotage';
  readonly capital: Capital;
  readonly loss: number;
}

export type Advantages = readonly [number, number, number, number, number];

export interface PhasePrint {
  readonly kind: 'scoring-phase';
  readonly phase: number;
  readonly advantages: Advantages;
  readonly politicians: number;
}

/** What lies open for everybody and is learned when a rule first needs it. */
export type OpenPrint = CardPrint | ContactPrint | SabotagePrint | PhasePrint;

export interface AssetPrint {
  readonly id: string;
  readonly name?: string;
  readonly cost: number;
  readonly starred?: StarredAsset;
}

/** Beside its Influence a Politician has at most one further effect. */
export type PoliticianText =
  | {
      readonly kind: 'extreme';
      readonly which: 'most' | 'least';
      readonly of: Measure;
      readonly changes: Measure;
      readonly by: number;
    }
  /** Each spy, in turn order, gets or loses this; where it is optional each decides, IS-52. */
  | {
      readonly kind: 'each-spy';
      readonly piece: 'tags' | 'supply';
      readonly by: number;
      readonly optional: boolean;
    }
  | { readonly kind: 'other' };

export interface PoliticianPrint {
  readonly id: string;
  readonly name?: string;
  readonly influence: Partial<PerNation>;
  readonly text?: PoliticianText;
}
