import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { Phase } from './phases';
import type { State } from './state';

/** Who makes a move: the table, the player whose turn it is, the holder of the Initiative Card, or any player. */
export type Maker = 'table' | 'turn' | 'initiative' | 'seat' | 'anyone';

/** When it is made and by whom has been checked before `check` is asked. */
export interface Rule<Move, By extends Actor = Seat> {
  readonly by: Maker;
  readonly phases: readonly Phase[];
  check(state: State, actor: By, move: Move): readonly Violation[];
  apply(state: State, actor: By, move: Move): State;
}

export type MoveOf<Move extends { readonly type: string }, Type extends Move['type']> = Extract<
  Move,
  { readonly type: Type }
>;
