import type { Seat } from '@/rules/core/seat';
import type { TextSource } from './full/moves';
import type { Capital, PerNation } from './pieces';
import type { PoliticianPrint } from './prints';
import type { ScoringLine } from './scoring';

/** Why pools or the Power track changed. */
export type Cause =
  | { readonly kind: 'contact' | 'sabotage'; readonly seat: Seat; readonly capital: Capital }
  | { readonly kind: 'text'; readonly seat: Seat; readonly source: TextSource }
  /** What each seat's Records owe, by seat. */
  | { readonly kind: 'records'; readonly owed: readonly Partial<PerNation>[] }
  | { readonly kind: 'politician'; readonly print: PoliticianPrint }
  | { readonly kind: 'final-report' | 'asset' | 'adjust'; readonly seat: Seat }
  | { readonly kind: 'advantages' | 'clean-up' | 'correct' };

/** One step with all that it changed, so that every number can open its why. */
export interface Posting {
  readonly round: number;
  readonly cause: Cause;
  readonly lines: readonly ScoringLine[];
}
