/*
 * SC-12, SC-23, SC-24: a digital deck fills the free slots from the bottom.
 * SC-71: a card that lies somewhere else cannot come.
 */
import { number } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import type { MissionPrint } from '../../box';
import { refuse } from '../../refusals';
import { idsOnTable, owed, revealed } from '../display';
import type { Move } from '../moves';
import { isKnown } from '../prints';
import type { MoveOf, TableRule } from '../rule';
import type { State } from '../state';

export const revealMissions: TableRule<MoveOf<Move, 'reveal-missions'>> = {
  check: (state, { cards }) => {
    const count = owed(state);
    if (count === 0) return [refuse('SC-12', 'nothing-to-reveal')];
    return [
      ...(cards.length === count
        ? []
        : [refuse('SC-12', 'wrong-number', { params: { count: number(count) } })]),
      ...(new Set(cards).size < cards.length ? [refuse('SC-71', 'card-twice')] : []),
      ...checkCards(state, cards),
    ];
  },
  apply: (state, { cards }) =>
    revealed(
      state,
      cards.map((card) => state.options.missionPrints.find(({ id }) => id === card) as MissionPrint),
    ),
};

const checkCards = (state: State, cards: readonly string[]): readonly Violation[] => {
  const gone = idsOnTable(state);
  return cards.flatMap((card) => {
    if (!isKnown(state.options, card)) return [refuse('SC-1', 'no-such-card')];
    return gone.has(card) ? [refuse('SC-71', 'card-on-table')] : [];
  });
};
