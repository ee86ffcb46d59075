import type { Seat } from '@/rules/core/seat';
import type { TextSource } from './full/moves';
import type { Capital, Card, PerNation } from './pieces';
import type { PoliticianPrint } from './prints';
import type { RankedPlace, ScoringLine } from './scoring';

/** A card in the Records with what it gives. */
export interface RecordedCard {
  readonly card: Card;
  readonly influence: Partial<PerNation>;
}

/** Why pools or the Power track changed. */
export type Cause =
  | { readonly kind: 'contact' | 'sabotage'; readonly seat: Seat; readonly capital: Capital }
  | { readonly kind: 'text'; readonly seat: Seat; readonly source: TextSource }
  /** What each seat's Records owe, by seat; a light match knows the sums only. */
  | {
      readonly kind: 'records';
      readonly owed: readonly Partial<PerNation>[];
      readonly cards?: readonly (readonly RecordedCard[])[];
    }
  | { readonly kind: 'politician'; readonly print: PoliticianPrint }
  | { readonly kind: 'final-report' | 'asset' | 'adjust'; readonly seat: Seat }
  | { readonly kind: 'advantages'; readonly places: readonly RankedPlace[] }
  /** `standing`: what lies on the table when a light match is opened at the end. */
  | { readonly kind: 'clean-up' | 'correct' | 'standing' };

/** One step with all that it changed, so that every number can open its why. */
export interface Posting {
  readonly round: number;
  readonly cause: Cause;
  readonly lines: readonly ScoringLine[];
}
