/* SM-31: at most one card a turn, of any type, for its number in movement points; not after a completed Mission. */
import { message, number } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { cardLine, cardSetTo } from '../model/amend-lines';
import { burn, checkHeld, taughtByBurning } from '../model/cards';
import { type Trial, trying } from '../model/mending';
import { cardParams, typeParam } from '../model/board';
import { cardKey, kindsOf, sorted } from '../model/pile';
import { type Intelligence, intelligence } from '../model/prints';
import { bend } from '../model/refusals';
import { turnFor } from '../model/round';
import { mayBurn, type State } from '../model/state';
import { defineMove } from '../model/turn-order';

export const burnToMove = defineMove('burn-to-move', {
  schema: { card: intelligence },
  by: 'active',
  phases: ['operations'],
  check: (state, seat, { card }) => {
    const { turn } = turnFor(state, seat);
    return [
      ...(turn.burned ? [bend('SM-31', 'second-burn')] : NONE),
      ...(turn.completed > 0 ? [bend('SM-31', 'after-mission')] : NONE),
      ...checkHeld(state, 'SM-31', { seat, cards: [card] }),
    ];
  },
  apply: (before, seat, { card }) => {
    const state = turnFor(before, seat);
    return {
      ...burn(state, seat, [card]),
      turn: { ...state.turn, burned: card, points: state.turn.points + card.value },
    };
  },
  offers: (state, seat) =>
    mayBurn(state.turn)
      ? kindsOf(sorted(playerOf(state, seat).hand.cards)).map((card) => ({
          move: { card },
          label: message('offer.burn-to-move', {
            type: typeParam(state.options, card.type),
            count: number(card.value),
          }),
          about: cardKey(card),
        }))
      : [],
  describe: ({ options }, { move: { card } }) => message('did.burn-to-move', cardParams(options, card)),
  amend: {
    lines: ({ options }, { move }) =>
      options.intelligenceDeck === 'physical'
        ? [cardLine(options, 'card', { label: message('amend.burn'), card: move.card })]
        : [],
    amended: (move, changes) => ({ ...move, card: cardSetTo(changes, 'card', move.card) }),
  },
  reveals: (before, { card }) => taughtByBurning(before, [card]),
});

/** To be tried out, before a move that needs points. */
export const burning = (seat: Seat, card: Intelligence): Trial =>
  trying(seat)(burnToMove, burnToMove.make({ card }));

/** Cards of the hand, one of each kind and the smallest first, that give at least so many movement points. */
export const fuels = (state: State, seat: Seat, points: number): readonly Intelligence[] =>
  kindsOf(sorted(playerOf(state, seat).hand.cards))
    .filter(({ value }) => value >= points)
    .sort((a, b) => a.value - b.value);
