/*
 * SC-12, SC-23, SC-24: a digital deck fills the free slots from the bottom.
 * SC-71: a card that lies somewhere else cannot come.
 */
import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import type { MissionPrint } from '../../box';
import { refuse } from '../../refusals';
import { isOnTable, owed, revealed } from '../display';
import type { Move } from '../moves';
import { isKnown, knownMission } from '../prints';
import type { MoveOf, TableRule } from '../rule';

export const revealMissions: TableRule<MoveOf<Move, 'reveal-missions'>> = {
  check: (state, { cards }) => {
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
  apply: (state, { cards }) =>
    revealed(
      state,
      cards.map((card) => knownMission(state.options, card) as MissionPrint),
    ),
};
