import type { Seat } from '@/rules/core/seat';
import type { HandTotals } from '../box';
import { ROUNDS } from '../numbers';
import type { Options, Phase } from './types';

export interface Player {
  /** The points of the completed Missions one by one. */
  readonly completed: readonly number[];
  /** The Missions need no entering at the end: they were tracked, or have been entered. */
  readonly missionsKnown: boolean;
  /** What the hand was worth at the end, once it was counted. */
  readonly totals?: HandTotals;
  readonly left: boolean;
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly players: readonly Player[];
  /** Who holds the pawn. */
  readonly spyMaster: Seat;
  /** Who took the SpyMaster card in this round; at the end in round 5, which decides a tie, SM-42. */
  readonly nextSpyMaster?: Seat;
  readonly active: Seat;
  /** A Mission was completed in this turn. */
  readonly acted: boolean;
  /** Players in a row that have passed, SM-37. */
  readonly passes: number;
}

export const start = (options: Options): State => ({
  options,
  phase: options.opened === 'at-the-start' ? 'gather-intelligence' : 'scoring',
  round: options.opened === 'at-the-start' ? 1 : ROUNDS,
  players: Array.from({ length: options.seatCount }, () => ({
    completed: [],
    missionsKnown: options.opened === 'at-the-start',
    left: false,
  })),
  spyMaster: options.startSeat,
  active: options.startSeat,
  acted: false,
  passes: 0,
});

export const playerOf = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};

export const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => {
  const players = state.players.slice();
  players[seat] = { ...playerOf(state, seat), ...change };
  return { ...state, players };
};
