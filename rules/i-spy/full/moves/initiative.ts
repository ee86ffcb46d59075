/*
 * IS-20: In The Wind names the next holder of the Initiative Card, oneself too. Ruling: the order of the round under
 * way does not change.
 */
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkDue, dueNow, settled, without } from '../owed';
import type { MoveOf, Rule } from '../rule';

export const giveInitiative: Rule<MoveOf<Move, 'give-initiative'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { seat }) => [
    ...(dueNow(state, 'in-the-wind') ? NONE : checkDue(state, 'in-the-wind')),
    ...(state.players[seat]?.left === false ? NONE : [refuse('IS-20', 'no-such-seat')]),
  ],
  apply: (state, _, { seat }) =>
    settled({ ...without(state, dueNow(state, 'in-the-wind')), initiative: seat }),
};
