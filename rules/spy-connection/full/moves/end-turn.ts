/*
 * SC-42: one option must have been taken; travel alone is option C, SC-41. SC-53, SC-55: who comes next.
 */
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import { endTurn as passOn } from '../turn';

export const endTurn: TurnRule<MoveOf<Move, 'end-turn'>> = {
  check: ({ turn }) =>
    turn.option === undefined && !turn.travelled ? [refuse('SC-42', 'option-owed')] : NONE,
  apply: (state) => passOn(state),
};

/** SC-53: an extra turn may be declined, as long as nothing was done in it. */
export const declineExtraTurn: TurnRule<MoveOf<Move, 'decline-extra-turn'>> = {
  check: ({ turn }) => {
    if (!turn.extra) return [refuse('SC-53', 'no-extra-turn')];
    return turn.begun ? [refuse('SC-53', 'turn-begun')] : NONE;
  },
  apply: (state) => passOn(state),
};
