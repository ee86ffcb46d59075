import { type Actor, type Seat } from './seat';
import { type Violation } from './violation';

/** A move of a player, with what a game checks for all of them already checked. */
export interface SeatRule<Move, State> {
  check(state: State, seat: Seat, move: Move): readonly Violation[];
  apply(state: State, seat: Seat, move: Move): State;
}

/** A move of the table. */
export interface TableRule<Move, State> {
  check(state: State, move: Move, actor: Actor): readonly Violation[];
  apply(state: State, move: Move): State;
}

export type MoveOf<Move extends { readonly type: string }, Type extends Move['type']> = Extract<
  Move,
  { readonly type: Type }
>;
