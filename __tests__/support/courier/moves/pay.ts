/* T-5: a coin lets a value follow itself. */
import { message } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { broken, NONE } from '@/rules/core/violation';
import { defineMove } from '../model';

export const pay = defineMove('pay', {
  schema: {},
  by: 'active',
  phases: ['act'],
  check: (state, seat) => (playerOf(state, seat).coins > 0 ? NONE : [broken('T-5', 'no-coin')]),
  apply: (state, seat) => {
    const { lastValue: _, ...rest } = state;
    const coins = playerOf(state, seat).coins - 1;
    return withPlayer({ ...rest, bank: state.bank + 1 }, seat, { coins });
  },
  offers: () => [{ move: {}, label: message('offer.pay') }],
});
