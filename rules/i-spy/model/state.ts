/*
 * Without the map what needs places is vouched for by the table: a contact, a Sabotage and a look at Assets name their
 * Capital. With the map it is checked, and the Capital of a Sabotage follows from where the spy is.
 * On the map a turn begins with deploying (first turn) or fleeing (from a Capital), which is owed before anything else.
 * Each Ticket is one Normal Route. An airship owes a flight; whoever is displaced is owed a relocation, one after the
 * other, until nobody stands in the way. A spy who is put on a train by Coerce is owed the Tickets.
 * Misdirect owes a Coerce. What it leaves to resolve carries the spy that it is resolved as; the coercer makes all moves.
 * Scoring carries no numbers: its lines (`scoring.ts`) follow from the state and stay in the view.
 */
import { type Seat } from '@/rules/core/seat';
import { type MapPrint } from './map';
import { type Options } from './options';
import { type AssetCapital, type Capital, type Card, type Nation } from './pieces';
import { type AssetPrint, type KnownPrints, type PoliticianPrint, type TextSource } from './prints';
import { type Posting, type Standing } from './scoring';

export type Phase =
  /** The phone deals and shuffles what it was asked to. */
  | 'set-up'
  | 'mark-politicians'
  | 'turn'
  | 'score-records'
  | 'reveal-politicians'
  | 'award-advantages'
  | 'clean-up'
  /** Guesses are laid, IS-71. */
  | 'final-report'
  | 'reveal-alignments'
  | 'score-final-report'
  | 'turn-assets'
  | 'over';

/** Who knows of it, where a coerced card is behind it, IS-37; everybody where nothing is said. */
export interface Known {
  readonly knownTo?: readonly Seat[];
}

/** A coerced card in its owner's Records, which only some have seen, IS-37. */
interface FacedownCard extends Known {
  /** Absent only in what somebody is shown who has not seen it. */
  readonly card?: Card;
}

export interface OwnedAsset {
  readonly asset: number;
  /** Absent for an Asset that a correction put there. */
  readonly print?: AssetPrint;
  /** Facedown after IS-60. */
  readonly turned: boolean;
}

export interface Guess {
  readonly opponent: Seat;
  readonly card: Card;
}

export interface Player {
  /** In the order of the box. */
  readonly hand: readonly Card[];
  /** In the order in which they came there. */
  readonly records: readonly Card[];
  readonly facedown: readonly FacedownCard[];
  readonly supply: number;
  readonly tags: number;
  readonly tokensLeft: number;
  readonly assets: readonly OwnedAsset[];
  /** Known to the phone: dealt by it, or revealed. */
  readonly alignment?: Nation;
  readonly revealed: boolean;
  readonly marked: boolean;
  readonly guesses?: readonly Guess[];
  readonly left: boolean;
  /** Where the Spy stands on the map; nowhere before it is deployed. */
  readonly region?: string;
}

/** Something that a card, a reward or a text has left to resolve, as this spy. */
export type Owed = { readonly as: Seat } & (
  | { readonly kind: 'reward'; readonly capital: Capital }
  /** Without a Capital where a text gave it: the table knows where the spy is. */
  | { readonly kind: 'recruit'; readonly capital?: AssetCapital }
  | { readonly kind: 'control' | 'empower' | 'control-or-empower' | 'scandalize' | 'in-the-wind' }
  | { readonly kind: 'coerce'; readonly opponent: Seat }
  | { readonly kind: 'deploy' | 'flee' | 'airship' }
  /** Of a spy who is put on a train by Coerce: spent at once, IS-38. */
  | { readonly kind: 'coerced-tickets'; readonly left: number }
  /** IS-36: this spy stood in the way; who was moved in the same chain is not moved again. */
  | {
      readonly kind: 'relocate';
      readonly spy: Seat;
      readonly from: string;
      readonly moved: readonly Seat[];
    }
  /** Never holds up the turn: a text may do nothing that has to be noted. */
  | ({ readonly kind: 'text'; readonly source: TextSource } & Known)
);

export interface Turn {
  readonly seat: Seat;
  readonly agenda: readonly Card[];
  readonly cardActions: number;
  /** Extra Card Actions that Assets allowed, IS-25. */
  readonly extra: number;
  readonly third?: 'contact' | 'retrieval';
  /** The Capital that this turn's visit was to: entered on the map, or vouched for by the table. */
  readonly visited?: Capital;
  /** Returns to the hand at the end of the turn. */
  readonly retrieving?: Card;
  /** In force: the contact brings two rewards. */
  readonly courierLine?: Known;
  /** Spies on a Private Line whose Tag for two more Tickets can still be taken. */
  readonly tagOffers: readonly ({ readonly as: Seat } & Known)[];
  readonly owed: readonly Owed[];
  /** The cards of a Coerce that the phone drew. */
  readonly drawn?: readonly Card[];
  /** The Capital whose Assets this seat is looking at. */
  readonly looking?: AssetCapital;
  /** IS-30: the pool of this turn. */
  readonly tickets: number;
  /** IS-26: the hand was shown, because nothing in it can be played. */
  readonly shown: boolean;
}

export interface Tile {
  /** Owners of the Control Tokens on it, three at most. */
  readonly tokens: readonly Seat[];
  /** What a seat has noted of a real tile, for its own eyes. */
  readonly notes: Readonly<Record<Seat, PoliticianPrint>>;
}

/** The Politician that is being resolved. */
export interface Resolving {
  readonly politician: number;
  readonly print: PoliticianPrint;
  /** Spies who still have to answer, in turn order; empty for a text that has to be noted. */
  readonly waiting: readonly Seat[];
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** Who had the first turn of the round under way, IS-20. */
  readonly first: Seat;
  /** Who holds the Initiative Card. */
  readonly initiative: Seat;
  readonly standing: Standing;
  readonly players: readonly Player[];
  readonly turn: Turn;
  /** The tile on each of the 20 places; none once it was revealed. */
  readonly places: readonly (number | undefined)[];
  readonly tiles: Readonly<Record<number, Tile>>;
  /** What each tile shows, in the order of their numbers, where the phone shuffled; '' where a viewer may not know. */
  readonly politicianOrder?: readonly string[];
  /** The top of the stack. */
  readonly nextTile: number;
  readonly revealed: readonly PoliticianPrint[];
  readonly scandalized: number;
  readonly resolving?: Resolving;
  readonly stacks: Readonly<Record<AssetCapital, readonly number[]>>;
  readonly assetOrder?: readonly string[];
  readonly nextAsset: number;
  readonly lostAssets: number;
  /** Supply Caches with a token. */
  readonly caches: number;
  readonly map?: MapPrint;
  /** Supply Caches of the map whose token is gone. */
  readonly emptied: readonly string[];
  readonly prints: KnownPrints;
  readonly coerces: number;
  readonly postings: readonly Posting[];
}

export const withTurn = (state: State, change: Partial<Turn>): State => ({
  ...state,
  turn: { ...state.turn, ...change },
});
