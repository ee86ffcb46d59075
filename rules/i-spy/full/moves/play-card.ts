/*
 * IS-22: two Card Actions, IS-25: more only by Assets and after those. IS-24: from the hand, resolved at once, and only
 * where its requirement is met. IS-23: it lies in the Agenda until the end of the turn.
 */
import { number, piece } from '@/rules/core/message';
import { bend, NONE, refuse } from '../../refusals';
import { extraCardActions } from '../asset-effects';
import { checkUnseen, withoutCard } from '../cards';
import type { Move } from '../moves';
import { checkResolved } from '../owed';
import { checkPlay } from '../play';
import { resolveCard } from '../resolve';
import type { MoveOf, Rule } from '../rule';
import { playerOf, withPlayer, withTurn } from '../state';

export const CARD_ACTIONS = 2;

export const playCard: Rule<MoveOf<Move, 'play-card'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, seat, { type: _, ...play }) => {
    const { cardActions } = state.turn;
    const most = CARD_ACTIONS + extraCardActions(state);
    const player = playerOf(state, seat);
    const held = player.hand.includes(play.card);
    return [
      ...checkResolved(state),
      ...(cardActions < most
        ? NONE
        : [bend('IS-22', 'third-card-action', { params: { most: number(most) } })]),
      ...(held
        ? checkUnseen(player, seat)
        : [
            refuse('IS-24', 'not-in-hand', {
              params: { card: piece(play.card) },
              focus: [`card/${seat}/${play.card}`],
            }),
          ]),
      ...checkPlay(state, { ...play, as: seat }),
    ];
  },
  apply: (state, seat, { type: _, ...play }) => {
    const player = playerOf(state, seat);
    const played = withTurn(withPlayer(state, seat, withoutCard(player, play.card)), {
      agenda: [...state.turn.agenda, play.card],
      cardActions: state.turn.cardActions + 1,
    });
    return resolveCard(played, { ...play, as: seat });
  },
};
