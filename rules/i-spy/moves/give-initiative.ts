/*
 * IS-20: In The Wind names the next holder of the Initiative Card, oneself too. Ruling: the order of the round under
 * way does not change.
 */
import { message, seat as seatParam } from '@/rules/core/message';
import { seat as seatSchema } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { clockwiseFrom } from '../model/order';
import { checkDue, dueNow, settled, toResolve, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { refuse } from '../model/refusals';

export const giveInitiative = defineMove('give-initiative', {
  schema: { seat: seatSchema },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { seat: holder }) => [
    ...checkDue(state, 'in-the-wind'),
    ...(state.players[holder]?.left === false ? NONE : [refuse('IS-20', 'no-such-seat')]),
  ],
  apply: (state, _, { seat: holder }) =>
    settled({ ...without(state, toResolve(state, 'in-the-wind')), initiative: holder }),
  offers: (state, seat) =>
    (dueNow(state, 'in-the-wind') ? clockwiseFrom(state, seat) : []).map((holder) => ({
      move: { seat: holder },
      label: message('offer.give-initiative', { seat: seatParam(holder) }),
      about: String(holder),
    })),
  describe: (_, { move }) => message('did.give-initiative', { holder: seatParam(move.seat) }),
});
