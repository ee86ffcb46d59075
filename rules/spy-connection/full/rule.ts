import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { State } from './state';

/** A move of the player whose turn it is: that much has been checked already. */
export interface TurnRule<Move> {
  check(state: State, seat: Seat, move: Move): readonly Violation[];
  apply(state: State, seat: Seat, move: Move): State;
}

/** A move of the table. */
export interface TableRule<Move> {
  check(state: State, move: Move, actor: Actor): readonly Violation[];
  apply(state: State, move: Move): State;
}

export type MoveOf<Move extends { readonly type: string }, Type extends Move['type']> = Extract<
  Move,
  { readonly type: Type }
>;
