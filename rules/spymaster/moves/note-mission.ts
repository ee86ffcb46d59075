/* SM-3, SM-12: the faceup Mission of an Area is read to the app before a rule needs it, or read again. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { missionLines, missionSetTo } from '../model/amend-lines';
import { cityOf, locationParam } from '../model/board';
import { checkNewPrint, learn, spaceOf, taughtMission, withSpace } from '../model/missions';
import { area, missionPrint } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { BEFORE_THE_END, defineMove } from '../model/turn-order';

export const noteMission = defineMove('note-mission', {
  schema: { area, print: missionPrint },
  by: 'table',
  phases: BEFORE_THE_END,
  meanwhile: true,
  check: (state, _, { area: where, print }) => {
    const { faceup } = spaceOf(state, where);
    if (!faceup) return [refuse('SM-12', 'no-mission')];
    if (state.options.missionDeck === 'digital') return [refuse('SM-3', 'print-known')];
    if (!faceup.print) return checkNewPrint(state, print);
    if (faceup.print.id === print.id) return NONE;
    return [bend('SM-3', 'print-known'), ...checkNewPrint(state, print)];
  },
  apply: (state, _, { area: where, print }) =>
    learn(withSpace(state, where, { ...spaceOf(state, where), faceup: { print } }), print),
  describe: ({ locations }, { move }) =>
    message('did.note-mission', { city: locationParam(locations, cityOf(move.area, move.print.colour)) }),
  amend: {
    lines: ({ options }, { move }) => missionLines(options, move.print),
    amended: (move, changes) => ({ ...move, print: missionSetTo(changes, move.print) }),
  },
  reveals: (before, { print }) => taughtMission(before, print),
});
