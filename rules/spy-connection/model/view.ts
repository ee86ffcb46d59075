import { playerOf, type Seat } from '@/rules/core/seat';
import { safeLifts } from '../advice/rescue';
import { type Board } from './board';
import { priceFor } from './missions';
import { networkOf } from './network';
import { type Slot } from './prices';
import { type MissionPrint, type StartMissionPrint } from './prints';
import { lastTurns, type Player, type State, type Turn } from './state';
import { type Phase, phaseOf } from './status';

export interface SlotView {
  readonly slot: Slot;
  readonly tile: number;
  readonly print?: MissionPrint;
  /** For the player to move. */
  readonly price: number;
}

export interface PlayerView extends Player {
  readonly network: readonly string[];
  readonly canLift: readonly string[];
  readonly hasLastTurn: boolean;
}

export interface View {
  readonly phase: Phase;
  readonly active: Seat;
  readonly turn: Turn;
  readonly board: Board;
  readonly players: readonly PlayerView[];
  readonly display: readonly SlotView[];
  readonly choice: readonly StartMissionPrint[];
  readonly deck: number;
  readonly discarded: number;
  readonly extraTurns: number;
  readonly trigger?: Seat;
}

const views = new WeakMap<State, View>();

/**
 * Everything on the table lies open, so all viewers see the same. Worked out once for each state, as several
 * parts of a screen ask for it: a state never changes, it is replaced.
 */
export const view = (state: State): View => {
  const known = views.get(state);
  if (known) return known;
  const seen = seenIn(state);
  views.set(state, seen);
  return seen;
};

const seenIn = (state: State): View => {
  const { board, trigger } = state;
  const active = playerOf(state, state.active);
  const last = state.phase === 'over' ? [] : lastTurns(state);
  return {
    phase: phaseOf(state),
    active: state.active,
    turn: state.turn,
    board,
    players: state.players.map((player, seat) => ({
      ...player,
      network: player.spy === undefined ? [] : networkOf(board, player.spy, player.agents),
      canLift: safeLifts(board, player),
      hasLastTurn: last.includes(seat),
    })),
    display: state.display.map((tile, place) => {
      const slot = (place + 1) as Slot;
      return { ...tile, slot, price: priceFor(state, active, slot) };
    }),
    choice: state.choice,
    deck: state.deck,
    discarded: state.discard.length,
    extraTurns: state.extraTurns,
    ...(trigger === undefined ? {} : { trigger }),
  };
};
