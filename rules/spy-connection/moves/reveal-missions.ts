/*
 * SC-12, SC-23, SC-24: a digital deck fills the free slots from the bottom.
 * SC-71: a card that lies somewhere else cannot come.
 */
import { message, number } from '@/rules/core/message';
import { id, list } from '@/rules/core/codec';
import { type Violation } from '@/rules/core/violation';
import { isKnown, isOnTable, knownMission, owed, revealed } from '../model/missions';
import { type MissionPrint } from '../model/prints';
import { refuse } from '../model/refusals';
import { defineMove } from '../model/turns';

export const revealMissions = defineMove('reveal-missions', {
  schema: { cards: list(id, 1, 4) },
  by: 'table',
  phases: ['set-up', 'choose-start-missions', 'turn'],
  meanwhile: true,
  check: (state, _, { cards }) => {
    const count = owed(state);
    if (count === 0) return [refuse('SC-12', 'nothing-to-reveal')];
    const violations: Violation[] = [];
    if (cards.length !== count)
      violations.push(refuse('SC-12', 'wrong-number', { params: { count: number(count) } }));
    if (cards.some((card, place) => cards.indexOf(card) < place))
      violations.push(refuse('SC-71', 'card-twice'));
    for (const card of cards) {
      if (!isKnown(state.options, card)) violations.push(refuse('SC-1', 'no-such-card'));
      else if (isOnTable(state, card)) violations.push(refuse('SC-71', 'card-on-table'));
    }
    return violations;
  },
  apply: (state, _, { cards }) =>
    revealed(
      state,
      cards.map((card) => knownMission(state.options, card) as MissionPrint),
    ),
  describe: (_, { move }) => message('did.reveal-missions', { count: number(move.cards.length) }),
});
