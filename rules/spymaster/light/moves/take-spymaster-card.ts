/*
 * SM-23, SM-24: who chose, or was left with, the File with the SpyMaster card: asked once a round. SM-42: at the end it
 * is the card of round 5 that is asked for, where a tie needs it.
 */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { bend } from '../../model/refusals';
import { ROUNDS } from '../../model/prints';
import { asksForCard, counted, defineMove, endRound, needsCard, operationsBegun } from '../state';

export const takeSpyMasterCard = defineMove('take-spymaster-card', {
  schema: {},
  by: 'seat',
  phases: ['gather-intelligence', 'operations', 'scoring'],
  check: (state) => {
    if (state.phase === 'gather-intelligence') return NONE;
    if (state.phase === 'scoring' && state.options.opened === 'at-the-end') return NONE;
    return needsCard(state) ? NONE : [bend('SM-23', 'card-taken')];
  },
  apply: (before, seat) => {
    const { phase, round } = before;
    // Taken once more by the table's decision: Files of the next round, or in the last one somebody else had it.
    if (phase === 'scoring') return counted({ ...before, nextSpyMaster: seat });
    if (phase === 'operations' && round === ROUNDS) return { ...before, nextSpyMaster: seat };
    const state = phase === 'operations' ? endRound(before) : before;
    return operationsBegun({ ...state, nextSpyMaster: seat });
  },
  offers: (state) => (asksForCard(state) ? [{ move: {}, label: message('offer.take-spymaster-card') }] : []),
});
