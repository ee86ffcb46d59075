/*
 * IS-50: the Records of all players are summed, Nation by Nation. Every print that it needs must have been read; where the
 * table goes on without one, it counts nothing.
 */
import { message, number, piece } from '@/rules/core/message';
import { cardsOf, missingPrints, owedBy } from '../model/cards';
import { defineMove, revealDone } from '../model/phases';
import { bend } from '../model/refusals';
import { posted, recordLines, sumOwed } from '../model/scoring';

export const scoreRecords = defineMove('score-records', {
  schema: {},
  by: 'initiative',
  phases: ['score-records'],
  check: (state) => {
    const { cards, phases } = missingPrints(state);
    return [
      ...cards.map((card) => bend('IS-50', 'print-missing', { params: { card: piece(card) } })),
      ...phases.map((phase) => bend('IS-53', 'row-missing', { params: { phase: number(phase) } })),
    ];
  },
  apply: (state) => {
    const owed = state.players.map((player) => owedBy(state, player));
    const lines = recordLines(state.standing, sumOwed(owed));
    const cards = state.players.map((player) => cardsOf(state, player));
    return revealDone(posted(state, { kind: 'records', owed, cards }, lines));
  },
  offers: () => [{ move: {}, label: message('offer.score-records') }],
});
