/*
 * SM-23, SM-24: who chose, or was left with, the File with the SpyMaster card: asked once a round. SM-42: at the end it
 * is the card of round 5 that is asked for, where a tie needs it.
 */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { refuse } from '../../model/refusals';
import { asksForCard, counted, defineMove, needsCard } from '../state';

export const takeSpyMasterCard = defineMove('take-spymaster-card', {
  schema: {},
  by: 'seat',
  phases: ['gather-intelligence', 'operations', 'scoring'],
  check: (state) => {
    if (state.phase === 'gather-intelligence') return NONE;
    if (state.phase === 'scoring' && state.options.opened === 'at-the-end') return NONE;
    return needsCard(state) ? NONE : [refuse('SM-23', 'card-taken')];
  },
  apply: (state, seat) =>
    state.phase === 'scoring'
      ? counted({ ...state, nextSpyMaster: seat })
      : {
          ...state,
          nextSpyMaster: seat,
          phase: 'operations',
          active: state.spyMaster,
          passes: 0,
          acted: false,
        },
  offers: (state) => (asksForCard(state) ? [{ move: {}, label: message('offer.take-spymaster-card') }] : []),
});
