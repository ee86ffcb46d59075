/*
 * The hardest moves.
 * Coerce: `play-card` misdirect, `draw-coerced-cards` (chance), then `coerce` pushes a frame on the stack of
 * decisions (`decisions.ts`): the coercer decides, as whoever plays the card, within limits. The moves that
 * resolve the card are the usual ones, made by the coercer and judged as the frame's spy; `finish-coerced-card`
 * pops it. A second Coerce inside the first is one frame more.
 * A peek: `look-at-politician` is in the log, its print is not in anybody's view but the looker's, and `reveals`
 * names it only with `reveal-politician`. Pools of secret chance list places ("1" to "33"), never names: what was
 * drawn in secret cannot be read off what is left. `answer` turns a place into the piece.
 * Scoring: `score-records`, `reveal-politician`, `award-advantages` and `clean-up` are moves of the holder of the
 * Initiative Card. They carry no numbers: their lines (`scoring.ts`) follow from the state and stay in the view.
 */
import type { TableMove } from '@/rules/core/contract';
import type { Seat } from '@/rules/core/seat';
import type { AssetPrint, OpenPrint, PoliticianPrint } from '../prints';
import type { Effect } from '../effect';
import type { Capital, Card, Nation } from '../pieces';

/** Regions are left out where the map is not tracked. */
export interface Relocation {
  readonly seat: Seat;
  readonly region?: string;
}

export type TextSource =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'contact'; readonly capital: Capital }
  | { readonly kind: 'asset'; readonly asset: number }
  | { readonly kind: 'politician'; readonly politician: number };

/** Made by the table. Tiles are numbered as they are laid out (1 to 6 in the shadows), then down the stack. */
export type TableMoves =
  | { readonly type: 'deal-alignments'; readonly nations: readonly Nation[] }
  | { readonly type: 'draw-politician'; readonly politician: number; readonly card: string }
  | { readonly type: 'draw-assets'; readonly capital: Capital; readonly cards: readonly string[] }
  | { readonly type: 'draw-coerced-cards'; readonly cards: readonly Card[] }
  | { readonly type: 'note-print'; readonly print: OpenPrint };

export type TravelMoves =
  | { readonly type: 'deploy'; readonly region?: string }
  | { readonly type: 'flee'; readonly outlet?: string; readonly displaced: readonly Relocation[] }
  | { readonly type: 'spend-ticket'; readonly region?: string }
  | { readonly type: 'take-tag-for-tickets' }
  | { readonly type: 'fly'; readonly region?: string; readonly displaced: readonly Relocation[] }
  | { readonly type: 'enter-capital'; readonly capital: Capital; readonly region?: string }
  | { readonly type: 'leave-capital'; readonly outlet?: string }
  /** Only where the map is not tracked; otherwise entering the Region takes it, IS-33. */
  | { readonly type: 'take-cache' };

export type ActionMoves =
  /** `option` of Trace against 5 Tags; `target` where the card names an opponent. */
  | { readonly type: 'play-card'; readonly card: Card; readonly target?: Seat; readonly option?: 1 | 2 }
  | { readonly type: 'make-contact' }
  | { readonly type: 'choose-reward'; readonly reward: 1 | 2 }
  /** Without a card only while the Records are empty, IS-24. */
  | { readonly type: 'retrieve'; readonly card?: Card }
  | { readonly type: 'recruit'; readonly asset: number; readonly print?: AssetPrint }
  | { readonly type: 'control'; readonly politician: number }
  | { readonly type: 'empower'; readonly politicians: readonly [number, number] }
  | { readonly type: 'scandalize'; readonly politician: number }
  | { readonly type: 'give-initiative'; readonly seat: Seat }
  | { readonly type: 'coerce'; readonly card: Card; readonly player: 'coercer' | 'opponent' }
  /** Neither card can be played. */
  | { readonly type: 'return-coerced-cards' }
  | { readonly type: 'finish-coerced-card' }
  | { readonly type: 'resolve-text'; readonly source: TextSource; readonly effects: readonly Effect[] }
  | { readonly type: 'show-hand' }
  | { readonly type: 'end-turn' };

/** Made by a seat at any time that IS-45 or IS-41 allows; the set-up's mark too. */
export type SecretMoves =
  | { readonly type: 'mark-politician'; readonly politician: number }
  | { readonly type: 'look-at-politician'; readonly politician: number; readonly print?: PoliticianPrint }
  | { readonly type: 'look-at-assets' };

export type ScoringMoves =
  | { readonly type: 'score-records' }
  | { readonly type: 'reveal-politician'; readonly print?: PoliticianPrint }
  | { readonly type: 'award-advantages' }
  | { readonly type: 'clean-up' }
  /** Hidden from everybody else until all have laid theirs, IS-71. */
  | {
      readonly type: 'lay-guesses';
      readonly guesses: readonly { readonly opponent: Seat; readonly card: Card }[];
    }
  | { readonly type: 'score-final-report' }
  | { readonly type: 'turn-asset'; readonly asset: number; readonly nation: Nation }
  /** With a Nation only where the phone does not know it, so that an offer never tells a dealt one. */
  | { readonly type: 'reveal-alignment'; readonly nation?: Nation };

export type Move = TableMoves | TravelMoves | ActionMoves | SecretMoves | ScoringMoves | TableMove;
