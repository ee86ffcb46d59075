/*
 * SM-12, SM-35, SM-38: a digital deck turns up one card for each space that shows none, in the order of the Areas.
 * SM-3: one of the box. SM-50: every card lies in one place.
 */
import { message, number } from '@/rules/core/message';
import { id, list } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { idsOnTable, owed } from '../model/missions';
import { AREAS, type MissionPrint } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { endRound, endTurn } from '../model/round';
import { type State } from '../model/state';
import { BEFORE_THE_END, defineMove } from '../model/turn-order';

const printOf = ({ options }: State, card: string): MissionPrint | undefined =>
  options.missionPrints.find((print) => print.id === card);

/** Where none is due, the table has turned them because the turn or the round was over (ruling). */
const dueIn = (state: State, count: number): State => {
  if (state.phase !== 'operations' || owed(state) > 0) return state;
  return [endTurn(state, 0), endRound(state)].find((after) => owed(after) === count) ?? state;
};

export const revealMissions = defineMove('reveal-missions', {
  schema: { cards: list(id, 1, AREAS.length) },
  by: 'table',
  phases: BEFORE_THE_END,
  meanwhile: true,
  check: (before, _, { cards }) => {
    const state = dueIn(before, cards.length);
    const count = owed(state);
    if (count === 0) return [refuse('SM-12', 'nothing-to-reveal')];
    const gone = idsOnTable(state);
    return [
      ...(state === before ? NONE : [bend('SM-12', 'nothing-to-reveal')]),
      ...(cards.length === count
        ? NONE
        : [refuse('SM-12', 'wrong-number', { params: { count: number(count) } })]),
      ...(cards.every((card) => printOf(state, card)) ? NONE : [refuse('SM-3', 'no-such-card')]),
      ...(cards.some((card) => gone.has(card)) ? [refuse('SM-50', 'card-on-table')] : NONE),
      ...(new Set(cards).size < cards.length ? [refuse('SM-50', 'card-twice')] : NONE),
    ];
  },
  apply: (before, _, { cards }) => {
    const state = dueIn(before, cards.length);
    const left = [...cards];
    return {
      ...state,
      reveals: state.reveals + 1,
      spaces: state.spaces.map((space) =>
        space.faceup && !space.faceup.print
          ? { ...space, faceup: { print: printOf(state, left.shift() as string) as MissionPrint } }
          : space,
      ),
    };
  },
  describe: (_, { move }) => message('did.reveal-missions', { count: number(move.cards.length) }),
});
