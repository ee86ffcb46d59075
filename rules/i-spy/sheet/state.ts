import type { Seat } from '@/rules/core/seat';
import type { KnownPrints } from '../known-prints';
import type { Nation, PerNation } from '../pieces';
import type { Posting } from '../postings';
import type { PoliticianPrint } from '../prints';
import type { Standing } from '../scoring';
import type { Options, Phase } from './types';

export interface Player {
  readonly alignment?: Nation;
  readonly revealed: boolean;
  /** What the Records owe, once tapped in. */
  readonly owed?: Partial<PerNation>;
  readonly guesses?: { readonly deceived: number; readonly allRight: boolean };
  readonly assetsDone: boolean;
  readonly left: boolean;
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** Who had the first turn of the round under way, IS-20. */
  readonly first: Seat;
  readonly initiative: Seat;
  /** Whose turn it is, or whose Asset. */
  readonly active: Seat;
  readonly standing: Standing;
  readonly players: readonly Player[];
  /** Politicians of this Scoring Phase still to be revealed. */
  readonly toReveal: number;
  /** A Politician whose text has to be noted. */
  readonly resolving?: PoliticianPrint;
  readonly prints: KnownPrints;
  readonly postings: readonly Posting[];
}

/** The sheet's view: as the state, with only those Alignments that the viewer may know. */
export interface View extends Omit<State, 'options'> {
  readonly scoringPhase: number;
  readonly order: readonly Seat[];
}
