import type { Seat, Viewer } from '@/rules/core/seat';
import { seatsOf } from '@/rules/core/seat';
import { BOOK_PRINTS } from '../book';
import { roundOrder } from '../full/order';
import type { KnownPrints } from '../known-prints';
import { knownFrom } from '../known-prints';
import type { Nation, PerNation } from '../pieces';
import { LAST_ROUND, phaseOfRound } from '../pieces';
import type { Cause, Posting } from '../postings';
import type { PoliticianPrint } from '../prints';
import type { ScoringLine, Standing } from '../scoring';
import { FIRST_STANDING, settle } from '../scoring';
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

const firstPhase = ({ opened, alignments }: Options): Phase => {
  if (opened === 'at-the-end') return 'enter-standing';
  return alignments === 'digital' ? 'set-up' : 'turn';
};

export const start = (options: Options): State => ({
  options,
  phase: firstPhase(options),
  round: options.opened === 'at-the-end' ? LAST_ROUND : 1,
  first: options.startSeat,
  initiative: options.startSeat,
  active: options.startSeat,
  standing: FIRST_STANDING,
  players: seatsOf(options).map(() => ({ revealed: false, assetsDone: false, left: false })),
  toReveal: 0,
  prints: knownFrom([...BOOK_PRINTS, ...options.openPrints]),
  postings: [],
});

export const playerOf = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};

export const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
});

/** Changes pools and the Power track, and keeps why. */
export const posted = (state: State, cause: Cause, lines: readonly ScoringLine[]): State => ({
  ...state,
  standing: settle(state.standing, lines),
  postings: [...state.postings, { round: state.round, cause, lines }],
});

export const view = ({ options: _, ...state }: State, viewer: Viewer): View => ({
  ...state,
  scoringPhase: phaseOfRound(state.round),
  order: roundOrder(state),
  players: state.players.map(({ alignment, ...player }, seat) => ({
    ...player,
    ...(alignment !== undefined && (player.revealed || seat === viewer) ? { alignment } : {}),
  })),
});
