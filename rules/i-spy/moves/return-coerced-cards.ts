/* IS-37: ruling: with neither card playable both return. The coercer alone has seen them. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { defineMove } from '../model/phases';
import { undrawn } from '../model/draws';
import { checkDue, coerceToMake, settled, without } from '../model/owed';
import { playability } from '../model/play';
import { bend, unsure } from '../model/refusals';

export const returnCoercedCards = defineMove('return-coerced-cards', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: (state) => {
    const due = coerceToMake(state);
    const order = checkDue(state, 'coerce');
    if (!due) return order;
    const { drawn } = state.turn;
    if (!drawn) return [...order, unsure('IS-37', 'vouched')];
    const spies = [due.as, due.opponent].map((as) => ({ as, coercedFrom: due.opponent }));
    const chances = drawn.flatMap((card) => spies.map((spy) => playability(state, card, spy)));
    if (chances.includes('surely')) return [...order, bend('IS-37', 'playable')];
    return [...order, ...(chances.includes('perhaps') ? [unsure('IS-37', 'vouched')] : NONE)];
  },
  apply: (state) => settled(without(undrawn(state), coerceToMake(state))),
  /** Not at the open table, where nobody sees what the phone drew. */
  offers: ({ turn }) =>
    turn.drawn?.length === 0
      ? []
      : [{ move: {}, label: message('offer.return-coerced-cards'), onlyIfLegal: true }],
});
