/*
 * SC-36: Agents on the Assigned space never come back by themselves. The move is always refused; it exists so that a tap
 * on an assigned Agent is answered, and a table can decide otherwise.
 */
import { storedAs } from '@/rules/core/define-move';
import { message } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id, whole } from '@/rules/core/codec';
import { citiesParam } from '../model/prints';
import { missionOfTile } from '../model/missions';
import { bend, refuse } from '../model/refusals';
import { openMission, type OpenMission, returnedFrom, type State } from '../model/state';
import { defineMove } from '../model/turns';

export const takeBackAssigned = defineMove('take-back-assigned', {
  schema: { mission: id },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { mission }) => {
    const open = openMission(playerOf(state, seat), mission);
    if (!open || open.assigned === 0) return [refuse('SC-36', 'not-open')];
    return [bend('SC-36', 'assigned', { params: { cities: citiesParam(state.board, open.print.cities) } })];
  },
  apply: (state, seat, { mission }) => {
    const open = openMission(playerOf(state, seat), mission) as OpenMission;
    return returnedFrom(state, seat, { ...open, assigned: open.assigned - 1 });
  },
  describe: (before, { seat, move }) => {
    const open = openMission(playerOf(before, seat), move.mission);
    return message('did.take-back-assigned', {
      cities: citiesParam(before.board, open?.print.cities ?? []),
    });
  },
  earlier: {
    1: storedAs({ mission: whole(1, 9999) }, (state: State, _, { mission }) => ({
      mission: missionOfTile(state, mission),
    })),
  },
});
