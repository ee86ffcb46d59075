/*
 * The hardest move: cut Files.
 * 19 cards into 6 Files with the SpyMaster card on one are 51,408 moves, so the offer is a form (`cut-form.ts`):
 * the draft holds the gaps that were tapped, `next` the gaps and, once the cuts are made, the Files for the
 * SpyMaster card; `build` gives the move and `sample` each legal cut with the same chance. The move is small:
 * the positions of the cuts and one File, so the log never repeats the row.
 * The row is chance: `choose-stack` leaves it pending, `lay-out-row` answers it. With `rows: 'blank'` nothing is
 * pending and the row is as many blank cards as a stack holds (SM-11); cutting needs no more than that number.
 * Agents are drawn one by one, because each may land on any location and a pool gives each of its entries once.
 */
import type { TableMove } from '@/rules/core/contract';
import type { Seat } from '@/rules/core/seat';
import type { Area, HandTotals, Intelligence, Location, LocationPrint, MissionPrint } from '../box';
import type { Stack } from '../numbers';

/** `cuts`: after how many cards each File but the last ends. `spyMasterCard`: the File it is added to, from 0. */
export interface CutFiles {
  readonly type: 'cut-files';
  readonly cuts: readonly number[];
  readonly spyMasterCard: number;
}

/** Made by the table. */
export type TableMoves =
  /** A first game: the next Special Agent, seat by seat from 0, three each. */
  | { readonly type: 'draw-special-agent'; readonly location: Location }
  /** As many as are still to be placed, or some of them. */
  | { readonly type: 'place-freelance-agents'; readonly locations: readonly Location[] }
  | { readonly type: 'lay-out-row'; readonly cards: readonly Intelligence[] }
  /** A digital deck turns up one card for each space that shows none, in the order of the Areas. */
  | { readonly type: 'reveal-missions'; readonly cards: readonly string[] }
  /** The faceup Mission of this Area. */
  | { readonly type: 'note-mission'; readonly area: Area; readonly print: MissionPrint }
  | { readonly type: 'note-location'; readonly print: LocationPrint }
  /** The table ends the game before round 5 is over; hands are counted as they are. */
  | { readonly type: 'stop' };

export type GatherMoves =
  | { readonly type: 'place-special-agents'; readonly locations: readonly [Location, Location, Location] }
  | { readonly type: 'choose-stack'; readonly stack: Stack }
  | CutFiles
  /** The SpyMaster's own File is the last one left and needs no move, SM-23. */
  | { readonly type: 'choose-file'; readonly file: number };

export type OperationsMoves =
  | { readonly type: 'burn-to-move'; readonly card: Intelligence }
  /** Any location to any other, at what the way through the hubs costs. */
  | {
      readonly type: 'move-agent';
      readonly agent: Seat | 'freelance';
      readonly from: Location;
      readonly to: Location;
    }
  | {
      readonly type: 'complete-mission';
      readonly area: Area;
      readonly burned: readonly Intelligence[];
      readonly print?: MissionPrint;
    }
  | { readonly type: 'end-turn' }
  | { readonly type: 'pass' }
  /** A card of the hand was entered wrongly. Only its owner knows which it is, so no history names it. */
  | { readonly type: 'mend-card'; readonly was: Intelligence; readonly is: Intelligence }
  /** After round 5, hands open; only where the app does not know them. */
  | { readonly type: 'count-hand'; readonly totals: HandTotals };

export type Move = TableMoves | GatherMoves | OperationsMoves | TableMove;
