/* IS-38: Tickets of a spy who is put to it by Coerce are spent at once, and the rest vanishes. */
import { message, number } from '@/rules/core/message';
import { checkDue, coercedTraveller, settled, withoutTickets } from '../model/owed';
import { defineMove } from '../model/phases';

export const dropTickets = defineMove('drop-tickets', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: (state) => checkDue(state, 'coerced-tickets'),
  apply: (state) => {
    const coerced = coercedTraveller(state);
    return coerced ? settled(withoutTickets(state, coerced)) : state;
  },
  offers: (state) => {
    const coerced = state.map && coercedTraveller(state);
    if (!coerced) return [];
    const { left } = coerced;
    const label =
      left > 0 ? message('offer.drop-tickets', { count: number(left) }) : message('offer.end-tickets');
    return [{ move: {}, label }];
  },
});
