/*
 * IS-50: the Records of all players are summed, Nation by Nation. Where a print has not been read, the table counts the
 * Nations that it may belong to; where it goes on without that, the card counts nothing.
 */
import * as v from 'valibot';
import { message, number, piece } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { cardsOf, missingPrints, owedBy } from '../model/cards';
import { nationLines, nationsSet } from '../model/lines';
import { defineMove, revealDone } from '../model/phases';
import { someGains } from '../model/prints';
import { bend } from '../model/refusals';
import { posted, recordLines, sumOwed } from '../model/scoring';

export const scoreRecords = defineMove('score-records', {
  schema: { counted: v.exactOptional(someGains) },
  by: 'initiative',
  phases: ['score-records'],
  check: (state, _, { counted }) => {
    const { cards, phases } = missingPrints(state);
    return [
      ...(counted
        ? NONE
        : cards.map((card) => bend('IS-50', 'print-missing', { params: { card: piece(card) } }))),
      ...phases.map((phase) => bend('IS-53', 'row-missing', { params: { phase: number(phase) } })),
    ];
  },
  apply: (state, _, { counted }) => {
    const owed = state.players.map((player) => owedBy(state, player));
    const lines = recordLines(state.standing, { ...sumOwed(owed), ...counted });
    const cards = state.players.map((player) => cardsOf(state, player));
    return revealDone(
      posted(state, { kind: 'records', owed, cards, ...(counted ? { counted } : {}) }, lines),
    );
  },
  offers: () => [{ move: {}, label: message('offer.score-records') }],
  amend: {
    lines: (_, { move }) => (move.counted ? nationLines('influence', move.counted) : []),
    amended: (move, changes) =>
      move.counted ? { ...move, counted: nationsSet('influence', move.counted, changes) } : move,
  },
});
