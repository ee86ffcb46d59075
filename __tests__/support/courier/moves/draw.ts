/* T-1: a turn begins with a card from the deck. */
import * as v from 'valibot';
import { message, piece } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { broken, NONE } from '@/rules/core/violation';
import { card, defineMove } from '../model';

export const draw = defineMove('draw', {
  schema: { card: v.exactOptional(card) },
  by: 'table',
  phases: ['draw'],
  notNow: broken('T-1', 'no-draw-now'),
  check: ({ deck, options }, _, { card: drawn }) => {
    const known = options.deck === 'digital';
    if (known !== (drawn !== undefined)) return [broken('T-1', known ? 'card-missing' : 'card-hidden')];
    return drawn !== undefined && !deck.includes(drawn) ? [broken('T-1', 'not-in-deck')] : NONE;
  },
  apply: (state, _, { card: drawn }) => ({
    ...withPlayer(state, state.active, { hand: [...playerOf(state, state.active).hand, drawn] }),
    deck: state.deck.filter((left) => left !== drawn),
    drawn: state.drawn + 1,
    phase: 'act',
  }),
  describe: ({ active }, { move, viewer }) =>
    viewer === active && move.card !== undefined
      ? message('did.draw-known', { card: piece(move.card) })
      : message('did.draw'),
});
