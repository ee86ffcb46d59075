/* IS-20: who holds the Initiative Card next; the order of the round under way does not change. */
import { message, seat as seatParam } from '@/rules/core/message';
import { seat as seatSchema } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { clockwiseFrom } from '../../model/order';
import { refuse } from '../../model/refusals';
import { defineMove } from '../state';

export const giveInitiative = defineMove('give-initiative', {
  schema: { seat: seatSchema },
  by: 'anyone',
  phases: ['turn'],
  check: ({ players }, _, { seat: holder }) =>
    players[holder]?.left === false ? NONE : [refuse('IS-20', 'no-such-seat')],
  apply: (state, _, { seat: holder }) => ({ ...state, initiative: holder }),
  /** To whose turn it is. */
  offers: (state, seat) =>
    (seat === state.active ? clockwiseFrom(state, seat) : [])
      .filter((holder) => holder !== state.initiative)
      .map((holder) => ({
        move: { seat: holder },
        label: message('offer.give-initiative', { seat: seatParam(holder) }),
        about: String(holder),
      })),
  describe: (_, { move }) => message('did.give-initiative', { holder: seatParam(move.seat) }),
});
