import type { Capital, Card, CardType, Icon, Measure, Nation, PerNation, StarredAsset } from './pieces';

/** `other`: a text that the app does not know; what it does is recorded with `resolve-text`. */
export type Reward =
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'tickets'; readonly count: number }
  | { readonly kind: 'other' };

export type RegionKind = 'normal' | 'start' | 'supply-cache' | 'outlet' | 'capital';

/** What lies open for everybody and is learned when a rule first needs it. */
export type OpenPrint =
  | {
      readonly kind: 'card';
      readonly card: Card;
      readonly types: readonly CardType[];
      readonly influence: Partial<PerNation>;
    }
  | {
      readonly kind: 'contact';
      readonly capital: Capital;
      readonly nation: Nation;
      readonly influence: number;
      readonly rewards: readonly [Reward, Reward];
    }
  | { readonly kind: 'sabotage'; readonly capital: Capital; readonly loss: number }
  | {
      readonly kind: 'scoring-phase';
      readonly phase: number;
      readonly advantages: readonly [number, number, number, number, number];
      readonly politicians: number;
    }
  | {
      readonly kind: 'region';
      readonly id: string;
      readonly region: RegionKind;
      readonly capital?: Capital;
      readonly name?: string;
    }
  | { readonly kind: 'route'; readonly regions: readonly [string, string] }
  | { readonly kind: 'airship-route'; readonly id: string; readonly regions: readonly string[] };

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
  | { readonly kind: 'spies-lose-tags'; readonly count: number }
  | { readonly kind: 'other' };

export interface PoliticianPrint {
  readonly id: string;
  readonly name?: string;
  readonly influence: Partial<PerNation>;
  readonly text?: PoliticianText;
}
