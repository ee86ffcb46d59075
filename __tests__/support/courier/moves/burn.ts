/* T-6: two cards or more, for a coin each. */
import * as v from 'valibot';
import { message, number } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { broken, NONE } from '@/rules/core/violation';
import { card, checkHeld, defineMove, nextTurn, without } from '../model';

export const burn = defineMove('burn', {
  schema: { cards: v.array(card) },
  by: 'active',
  phases: ['act'],
  check: (state, seat, { cards }) => [
    ...(cards.length < 2 ? [broken('T-6', 'too-few')] : NONE),
    ...(new Set(cards).size < cards.length ? [broken('T-6', 'twice')] : NONE),
    ...(cards.length > state.bank ? [broken('T-6', 'bank-empty')] : NONE),
    ...cards.flatMap((held) => checkHeld(state, seat, held)),
  ],
  apply: (state, seat, { cards }) => {
    const { hand, coins } = playerOf(state, seat);
    return nextTurn(
      withPlayer({ ...state, bank: state.bank - cards.length }, seat, {
        hand: cards.reduce(without, hand),
        coins: coins + cards.length,
      }),
    );
  },
  describe: (_, { move }) => message('did.burn', { count: number(move.cards.length) }),
});
