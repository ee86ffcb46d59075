/*
 * IS-22: two Card Actions and one of Contact or Retrieval. IS-26: fewer with a hand that was shown. IS-23: the retrieved
 * card returns to the hand, then the Agenda goes to the Records.
 */
import { message, number } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { putAway } from '../model/cards';
import { checkResolved } from '../model/owed';
import { defineMove, nextTurn } from '../model/phases';
import { CARD_ACTIONS } from '../model/play';
import { bend } from '../model/refusals';

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: (state) => {
    const { cardActions, shown, third } = state.turn;
    const left = CARD_ACTIONS - cardActions;
    return [
      ...checkResolved(state),
      ...(left > 0 && !shown
        ? [bend('IS-22', 'card-actions-owed', { params: { count: number(left) } })]
        : NONE),
      ...(third ? NONE : [bend('IS-22', 'contact-or-retrieval-owed')]),
    ];
  },
  apply: (state) => nextTurn(putAway(state)),
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
});
