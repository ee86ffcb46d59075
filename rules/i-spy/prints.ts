import type { Capital, Card, CardType, Icon, Measure, Nation, PerNation, StarredAsset } from './pieces';

/** `other`: a text that the app does not know; what it does is recorded with `resolve-text`. */
export type Reward =
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'tickets'; readonly count: number }
  | { readonly kind: 'other' };

/** What must hold before a card can be played, IS-24, IS-35. */
export const CARD_NEEDS = [
  'tagged',
  'five-tags',
  'somebody-tagged',
  'adjacent',
  'airship-route',
  'in-capital',
] as const;
export type CardNeed = (typeof CARD_NEEDS)[number];

/** A part of what a text does. The target of a card is an opponent. */
export type PrintedStep =
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'control-or-empower' }
  | { readonly kind: 'airship' }
  | { readonly kind: 'tickets'; readonly count: number }
  | { readonly kind: 'tag-target'; readonly count: number }
  | { readonly kind: 'steal-supply'; readonly count: number }
  | { readonly kind: 'lose-tags'; readonly count: number };

/** A text that the book does not tell, where the box knows it; otherwise the table notes what it did. */
export interface PrintedText {
  readonly target?: boolean;
  readonly needs?: readonly CardNeed[];
  readonly steps: readonly PrintedStep[];
}

export interface CardPrint {
  readonly kind: 'card';
  readonly card: Card;
  readonly types?: readonly CardType[];
  readonly influence: Partial<PerNation>;
  readonly text?: PrintedText;
  /** The second option of Trace. */
  readonly harsher?: PrintedText;
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

/** IS-25, IS-42: what an Asset adds to a card, to a type of cards or to a contact, or extra Card Actions each turn. */
export type AssetEffect =
  | { readonly on: 'card'; readonly card: Card; readonly steps: readonly PrintedStep[] }
  | { readonly on: 'type'; readonly type: CardType; readonly steps: readonly PrintedStep[] }
  | { readonly on: 'contact'; readonly steps: readonly PrintedStep[] }
  | { readonly on: 'turn'; readonly cardActions: number };

export interface AssetPrint {
  readonly id: string;
  readonly name?: string;
  readonly cost: number;
  readonly starred?: StarredAsset;
  /** Where the box knows them; otherwise the table notes what the Asset did. */
  readonly effects?: readonly AssetEffect[];
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
