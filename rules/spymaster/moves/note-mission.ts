/*
 * SM-3, SM-5: what is learned of the box while playing. A faceup Mission is read before a rule needs it, or read again;
 * a location gets its name. SM-12: a digital deck turns up Missions.
 */
import { number } from '@/rules/core/message';
import type { MissionPrint } from '../../box';
import { checkNames, withName } from '../locations';
import { checkNewPrint, idsOnTable, learn, owed, spaceOf, withSpace } from '../missions';
import { NONE, refuse } from '../../refusals';
import type { TableRule } from '../rule';
import type { State } from '../state';

export const noteMission: TableRule<'note-mission'> = {
  check: (state, { area, print }) => {
    const { faceup } = spaceOf(state, area);
    if (!faceup) return [refuse('SM-12', 'no-mission')];
    if (state.options.missionDeck === 'digital') return [refuse('SM-3', 'print-known')];
    if (!faceup.print) return checkNewPrint(state, print);
    return faceup.print.id === print.id ? NONE : [refuse('SM-3', 'print-known')];
  },
  apply: (state, { area, print }) =>
    learn(withSpace(state, area, { ...spaceOf(state, area), faceup: { print } }), print),
};

export const noteLocation: TableRule<'note-location'> = {
  check: ({ locations }, { print }) => checkNames(withName(locations, print)),
  apply: (state, { print }) => ({ ...state, locations: withName(state.locations, print) }),
};

const printOf = ({ options }: State, id: string): MissionPrint | undefined =>
  options.missionPrints.find((print) => print.id === id);

export const revealMissions: TableRule<'reveal-missions'> = {
  check: (state, { cards }) => {
    const count = owed(state);
    if (count === 0) return [refuse('SM-12', 'nothing-to-reveal')];
    const gone = idsOnTable(state);
    return [
      ...(cards.length === count
        ? NONE
        : [refuse('SM-12', 'wrong-number', { params: { count: number(count) } })]),
      ...(cards.every((id) => printOf(state, id)) ? NONE : [refuse('SM-3', 'no-such-card')]),
      ...(cards.some((id) => gone.has(id)) ? [refuse('SM-50', 'card-on-table')] : NONE),
      ...(new Set(cards).size < cards.length ? [refuse('SM-50', 'card-twice')] : NONE),
    ];
  },
  apply: (state, { cards }) => {
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
};
