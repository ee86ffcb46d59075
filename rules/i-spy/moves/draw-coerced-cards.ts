/* IS-37: two random cards of the opponent's hand, drawn by the phone. Ruling: with one such card that one is drawn. */
import { message, number } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { list } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { pickable } from '../model/cards';
import { defineMove } from '../model/phases';
import { toDraw } from '../model/draws';
import { dueCoerce } from '../model/owed';
import { card } from '../model/prints';
import { refuse } from '../model/refusals';
import { withTurn } from '../model/state';

export const drawCoercedCards = defineMove('draw-coerced-cards', {
  schema: { cards: list(card, 1, 2) },
  by: 'table',
  phases: ['turn'],
  meanwhile: true,
  check: (state, _, { cards }) => {
    const due = dueCoerce(state);
    const count = toDraw(state);
    if (!due || count === 0) return [refuse('IS-37', 'nothing-to-draw')];
    const hand = pickable(playerOf(state, due.opponent));
    const fits =
      new Set(cards).size === count && cards.length === count && cards.every((each) => hand.includes(each));
    return fits ? NONE : [refuse('IS-37', 'not-drawn', { params: { count: number(count) } })];
  },
  apply: (state, _, { cards }) => ({ ...withTurn(state, { drawn: cards }), coerces: state.coerces + 1 }),
  describe: (_, { move }) => message('did.draw-coerced-cards', { count: number(move.cards.length) }),
});
