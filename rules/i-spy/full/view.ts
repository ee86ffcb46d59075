import type { Seat } from '@/rules/core/seat';
import type { KnownPrints } from '../known-prints';
import type { AssetCapital, Card, Nation } from '../pieces';
import type { Posting } from '../postings';
import type { AssetPrint, PoliticianPrint } from '../prints';
import type { Standing } from '../scoring';
import type { Guess, OwnedAsset, Resolving, Turn } from './state';
import type { Phase } from './status';

export interface PlayerView {
  /** Cards that may be in the hand, as far as this viewer knows; `cards` says how many of them are. */
  readonly hand: readonly Card[];
  readonly cards: number;
  readonly records: readonly Card[];
  /** Cards in the Records that this viewer has not seen. */
  readonly unseen: number;
  readonly supply: number;
  readonly tags: number;
  readonly tokensLeft: number;
  readonly assets: readonly OwnedAsset[];
  /** The viewer's own where the phone dealt it, and everybody's once revealed. */
  readonly alignment?: Nation;
  readonly revealed: boolean;
  readonly marked: boolean;
  readonly hasGuessed: boolean;
  readonly guesses?: readonly Guess[];
  readonly left: boolean;
}

export interface PlaceView {
  /** 1 to 20. */
  readonly place: number;
  /** In the shadows, the Scoring Phase it belongs to, or not known yet. */
  readonly group: 'shadows' | number | undefined;
  readonly tile?: {
    readonly politician: number;
    readonly tokens: readonly Seat[];
    /** What it shows, where this viewer may look at it and the phone knows or the viewer noted it. */
    readonly print?: PoliticianPrint;
  };
}

export interface AssetView {
  readonly asset: number;
  /** Only for who is looking at them. */
  readonly print?: AssetPrint;
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  /** 1 to 5: the Scoring Phase under way, or the next one. */
  readonly scoringPhase: number;
  readonly initiative: Seat;
  /** This round's turn order, without who has left. */
  readonly order: readonly Seat[];
  readonly standing: Standing;
  readonly players: readonly PlayerView[];
  readonly turn: Turn;
  readonly places: readonly PlaceView[];
  /** Tiles that this Scoring Phase has still to reveal, from the left. */
  readonly toReveal: readonly number[];
  readonly resolving?: Resolving;
  readonly politicianStack: number;
  readonly revealed: readonly PoliticianPrint[];
  readonly scandalized: number;
  readonly stacks: Readonly<Record<AssetCapital, readonly AssetView[]>>;
  readonly assetStack: number;
  readonly caches: number;
  readonly prints: KnownPrints;
  readonly postings: readonly Posting[];
}
