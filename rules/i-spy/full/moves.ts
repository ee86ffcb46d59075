/*
 * Without the map what needs places is vouched for by the table: a contact, a Sabotage and a look at Assets name their
 * Capital. With the map it is checked, and the Capital of a Sabotage follows from where the spy is.
 * On the map a turn begins with a `deploy` (first turn) or a `flee` (from a Capital) that is owed before anything else.
 * Each `travel` is one Ticket and one Normal Route. `play-card` airship-line owes a `fly`; whoever is displaced is owed a
 * `relocate`, one after the other, until nobody stands in the way. A spy who is put on a train by Coerce is owed the
 * Tickets: `travel` then moves that spy, and `drop-tickets` lets the rest go. Caches are emptied by entering them.
 * Coerce: `play-card` misdirect owes a coerce, `draw-coerced-cards` answers the chance where the phone draws, and
 * `coerce` resolves the card as whoever plays it. What it leaves to resolve carries the spy that it is resolved as;
 * the coercer makes all moves.
 * Scoring: `score-records`, `reveal-politician`, `award-advantages` and `clean-up` are moves of the holder of the
 * Initiative Card. They carry no numbers: their lines (`scoring.ts`) follow from the state and stay in the view.
 */
import type { TableMove } from '@/rules/core/contract';
import type { Seat } from '@/rules/core/seat';
import type { AssetPrint, OpenPrint, PoliticianPrint } from '../prints';
import type { Effect } from '../effect';
import type { AirshipRoutePrint, RegionPrint, RoutePrint } from '../map';
import type { AssetCapital, Capital, Card, Nation } from '../pieces';

export type TextSource =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'contact'; readonly capital: Capital }
  | { readonly kind: 'asset'; readonly asset: number }
  | { readonly kind: 'politician'; readonly politician: number };

/**
 * Made by the table. Tiles are numbered as they are laid out (1 to 6 in the shadows, then from the left), then down
 * the stack; Assets likewise (1 to 6 Berlin, 7 to 9 Budapest, 10 London). The shuffles name them in that order.
 */
export type TableMoves =
  | { readonly type: 'deal-alignments'; readonly nations: readonly Nation[] }
  | { readonly type: 'shuffle-politicians'; readonly cards: readonly string[] }
  | { readonly type: 'shuffle-assets'; readonly cards: readonly string[] }
  | { readonly type: 'draw-coerced-cards'; readonly cards: readonly Card[] }
  | { readonly type: 'note-print'; readonly print: OpenPrint }
  /** The evening is over before the game is: the Alignments are revealed with Power as it stands. */
  | { readonly type: 'stop' };

/** What a card is played at: an opponent, the second option of Trace, the Capital of a Sabotage. */
export interface Play {
  readonly card: Card;
  readonly target?: Seat;
  readonly option?: 1 | 2;
  readonly capital?: Capital;
}

export type TurnMoves =
  | ({ readonly type: 'play-card' } & Play)
  | { readonly type: 'make-contact'; readonly capital: Capital }
  | { readonly type: 'choose-reward'; readonly reward: 1 | 2 }
  /** Without a card only while the Records are empty, IS-24. */
  | { readonly type: 'retrieve'; readonly card?: Card }
  | { readonly type: 'recruit'; readonly asset: number; readonly print?: AssetPrint }
  /** None of the Assets that the recruiter looked at can be paid. */
  | { readonly type: 'decline-recruit' }
  | { readonly type: 'control'; readonly politician: number }
  | { readonly type: 'empower'; readonly politicians: readonly [number, number] }
  | { readonly type: 'scandalize'; readonly politician: number }
  | { readonly type: 'give-initiative'; readonly seat: Seat }
  | ({ readonly type: 'coerce'; readonly player: 'coercer' | 'opponent' } & Play)
  /** Neither card can be played. */
  | { readonly type: 'return-coerced-cards' }
  /** Private Line: a Tag for two more Tickets. */
  | { readonly type: 'take-tag-for-tickets' }
  | { readonly type: 'take-cache' }
  | { readonly type: 'look-at-assets'; readonly capital: AssetCapital }
  | { readonly type: 'resolve-text'; readonly source: TextSource; readonly effects: readonly Effect[] }
  | { readonly type: 'show-hand' }
  | { readonly type: 'end-turn' };

export type MapMoves =
  | { readonly type: 'deploy'; readonly region: string }
  | { readonly type: 'flee'; readonly region: string }
  | { readonly type: 'travel'; readonly region: string }
  | { readonly type: 'fly'; readonly region: string }
  | { readonly type: 'relocate'; readonly region: string }
  /** To a Region of the Capital; which of them makes no difference. */
  | { readonly type: 'enter-capital'; readonly region: string }
  /** To an Outlet. */
  | { readonly type: 'leave-capital'; readonly region: string }
  | { readonly type: 'drop-tickets' };

/** An owner's map is read to the app piece by piece, by anybody and at any time; read again, a piece is corrected. */
export type MapNotes =
  | { readonly type: 'note-region'; readonly print: RegionPrint }
  | { readonly type: 'note-route'; readonly print: RoutePrint }
  | { readonly type: 'note-airship-route'; readonly print: AirshipRoutePrint };

/** Made by a seat outside its turn too. */
export type SeatMoves =
  | { readonly type: 'mark-politician'; readonly politician: number }
  /** What a real tile shows that this seat may look at; for this seat's eyes only. */
  | { readonly type: 'note-politician'; readonly politician: number; readonly print: PoliticianPrint }
  /** Whether this spy takes what a Politician offers to each spy, in turn order. */
  | { readonly type: 'answer-politician'; readonly accept: boolean }
  /** Hidden from everybody else until all have laid theirs, IS-71. */
  | {
      readonly type: 'lay-guesses';
      readonly guesses: readonly { readonly opponent: Seat; readonly card: Card }[];
    }
  | { readonly type: 'turn-asset'; readonly asset: number; readonly nation: Nation }
  /** With a Nation only where the phone does not know it, so that an offer never tells a dealt one. */
  | { readonly type: 'reveal-alignment'; readonly nation?: Nation };

export type ScoringMoves =
  | { readonly type: 'score-records' }
  | { readonly type: 'reveal-politician'; readonly print?: PoliticianPrint }
  | { readonly type: 'award-advantages' }
  | { readonly type: 'clean-up' }
  | { readonly type: 'score-final-report' };

export type Move = TableMoves | TurnMoves | MapMoves | MapNotes | SeatMoves | ScoringMoves | TableMove;
