/*
 * IS-22: two Card Actions and one of Contact or Retrieval. IS-26: with no playable card left the hand is shown, and the
 * turn is legal with fewer. IS-23: the retrieved card returns to the hand, then the Agenda goes to the Records.
 */
import { number, piece } from '@/rules/core/message';
import { bend, NONE, refuse, unsure } from '../../refusals';
import { checkUnseen, toHand, toRecords } from '../cards';
import { nextTurn } from '../flow';
import type { Move } from '../moves';
import { checkResolved } from '../owed';
import { playability } from '../play';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';
import { playerOf, withTurn } from '../state';
import { CARD_ACTIONS } from './play-card';

export const showHand: Rule<MoveOf<Move, 'show-hand'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat) => {
    if (state.turn.cardActions >= CARD_ACTIONS) return [refuse('IS-26', 'no-need')];
    const player = playerOf(state, seat);
    const unseen = checkUnseen(player, seat);
    if (unseen.length > 0) return unseen;
    const chances = player.hand.map((card) => ({ card, chance: playability(state, card, { as: seat }) }));
    const sure = chances.find(({ chance }) => chance === 'surely');
    if (sure)
      return [...checkResolved(state), bend('IS-26', 'can-play', { params: { card: piece(sure.card) } })];
    const open = chances.some(({ chance }) => chance === 'perhaps');
    return [...checkResolved(state), ...(open ? [unsure('IS-26', 'vouched')] : NONE)];
  },
  apply: (state) => withTurn(state, { shown: true }),
};

export const endTurn: Rule<MoveOf<Move, 'end-turn'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state) => {
    const { cardActions, shown, third } = state.turn;
    const left = CARD_ACTIONS - cardActions;
    return [
      ...checkResolved(state),
      ...(left > 0 && !shown
        ? [bend('IS-22', 'card-actions-owed', { params: { count: number(left) } })]
        : NONE),
      ...(third ? NONE : [bend('IS-22', 'contact-or-retrieval-owed')]),
    ];
  },
  apply: (state) => nextTurn(putAway(state)),
};

/** IS-23: what lies before the player goes where it belongs. */
export const putAway = (state: State): State => {
  const { seat, retrieving, agenda } = state.turn;
  const back = retrieving === undefined ? state : toHand(state, seat, [retrieving]);
  return toRecords(back, seat, agenda);
};
