import type { Seat } from '@/rules/core/seat';
import { MISSIONS_TO_END } from '../prices';
import { nextSeat } from '../turn-order';
import type { Options } from './types';

export interface Player {
  readonly supply: number;
  readonly open: number;
  /** The points of the completed Missions one by one. */
  readonly completed: readonly number[];
  /** Covered objectives on open Missions. */
  readonly covered: number;
  readonly entered: boolean;
  readonly left: boolean;
}

export interface Turn {
  readonly extra: boolean;
  readonly begun: boolean;
  /** As far as a sheet can tell: a moved Spy leaves no count. */
  readonly option?: 'accept' | 'connect';
}

export interface State {
  readonly options: Options;
  readonly phase: 'turn' | 'scoring' | 'over';
  readonly players: readonly Player[];
  readonly active: Seat;
  readonly turn: Turn;
  readonly extraTurns: number;
  readonly trigger?: Seat;
}

export const FRESH: Turn = { extra: false, begun: false };

/** SC-15: one Agent lies on the red city already, and scores. A game that nobody tracked has nothing counted yet. */
export const start = (options: Options): State => ({
  options,
  phase: options.opened === 'at-the-start' ? 'turn' : 'scoring',
  players: options.agents.map((agents) => ({
    supply: agents - 1,
    open: 1,
    completed: [],
    covered: options.opened === 'at-the-start' ? 1 : 0,
    entered: false,
    left: false,
  })),
  active: options.startSeat,
  turn: FRESH,
  extraTurns: 0,
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

/** Agents that lie on the board or are assigned. */
export const outOf = ({ options, players }: State, seat: Seat): number => {
  const { supply = 0, covered = 0 } = players[seat] ?? {};
  return Math.max(0, (options.agents[seat] ?? 0) - supply - covered);
};

/** SC-53, SC-55: an extra turn first, then clockwise; after the last turns all are counted. */
export const endTurn = (state: State): State => {
  const { active, extraTurns } = state;
  if (extraTurns > 0 && !playerOf(state, active).left)
    return { ...state, extraTurns: extraTurns - 1, turn: { extra: true, begun: false } };
  const next = nextSeat(state);
  if (next === undefined) return { ...state, extraTurns: 0, phase: 'scoring' };
  return { ...state, extraTurns: 0, active: next, turn: FRESH };
};

export const triggered = (state: State, seat: Seat): State =>
  state.trigger === undefined && playerOf(state, seat).completed.length >= MISSIONS_TO_END
    ? { ...state, trigger: seat }
    : state;
