/*
 * IS-22: one of Contact or Retrieval. IS-23: a card of the Records is chosen now and comes back at the end of the turn;
 * with cards in the Records one must be chosen. IS-24: with empty Records it does nothing.
 */
import { piece } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { Card } from '../../pieces';
import { bend, NONE, refuse } from '../../refusals';
import { checkUnseen, recorded } from '../cards';
import type { Move } from '../moves';
import { checkResolved } from '../owed';
import type { MoveOf, Rule } from '../rule';
import type { Player } from '../state';
import { playerOf, withTurn } from '../state';

export const retrieve: Rule<MoveOf<Move, 'retrieve'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat, { card }) => [
    ...checkResolved(state),
    ...(state.turn.third ? [bend('IS-22', 'contact-or-retrieval-done')] : NONE),
    ...checkChoice(playerOf(state, seat), seat, card),
  ],
  apply: (state, _, { card }) =>
    withTurn(state, { third: 'retrieval', ...(card === undefined ? {} : { retrieving: card }) }),
};

const checkChoice = (player: Player, seat: Seat, card: Card | undefined): readonly Violation[] => {
  const records = recorded(player);
  if (card === undefined)
    return records.length > 0 ? [refuse('IS-23', 'choose-a-card')] : checkUnseen(player, seat);
  return records.includes(card)
    ? NONE
    : [
        refuse('IS-23', 'not-in-records', {
          params: { card: piece(card) },
          focus: [`card/${seat}/${card}`],
        }),
      ];
};
