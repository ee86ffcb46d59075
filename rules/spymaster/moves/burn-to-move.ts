/*
 * SM-31: at most one card a turn, of any type, for its number in movement points; not after a completed Mission.
 */
import { bend, NONE } from '../../refusals';
import { burn, checkHeld } from '../cards';
import type { SeatRule } from '../rule';
import { checkTurn } from '../turn';

export const burnToMove: SeatRule<'burn-to-move'> = {
  check: (state, seat, { card }) =>
    checkTurn(state, seat) ?? [
      ...(state.turn.burned ? [bend('SM-31', 'second-burn')] : NONE),
      ...(state.turn.completed > 0 ? [bend('SM-31', 'after-mission')] : NONE),
      ...checkHeld(state, 'SM-31', { seat, cards: [card] }),
    ],
  apply: (state, seat, { card }) => ({
    ...burn(state, seat, [card]),
    turn: { ...state.turn, burned: card, points: state.turn.points + card.value },
  }),
};
