/*
 * A step that is missing in the past, or was never entered, leaves the game in another phase than the table. Where the
 * state can hold what comes after it, the table may say that it has gone on.
 */
import { type BaseMove } from './contract';
import { type MoveDefinition } from './define-move';
import { type Violation } from './violation';

/** Where the table is by now, and why nobody else would say so. */
export interface Onward<State> {
  readonly there: State;
  readonly why: Violation;
}

/** The move, also where the table has gone on to it: judged, made and told as it is there. */
export const goingOn = <State, Move extends BaseMove>(
  move: MoveDefinition<State, Move>,
  onward: (state: State) => Onward<State> | undefined,
): MoveDefinition<State, Move> => ({
  ...move,
  check: (state, actor, each) => {
    const { there, why } = onward(state) ?? {};
    return there && why ? [why, ...move.check(there, actor, each)] : move.check(state, actor, each);
  },
  apply: (state, actor, each) => move.apply(onward(state)?.there ?? state, actor, each),
  describe: (before, told) => move.describe(onward(before)?.there ?? before, told),
});
