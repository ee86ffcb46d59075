/* SC-36: Agents on objectives one by one, the red city's too. */
import { storedAs } from '@/rules/core/define-move';
import { message } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id, whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { citiesParam, cityParam } from '../model/prints';
import { missionOfTile } from '../model/missions';
import { refuse } from '../model/refusals';
import { type OpenMission, openMission, returnedFrom, type State, withCovered } from '../model/state';
import { defineMove } from '../model/turns';

export const takeBackObjective = defineMove('take-back-objective', {
  schema: { mission: id, city: id },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { mission, city }) => {
    const open = openMission(playerOf(state, seat), mission);
    if (!open) return [refuse('SC-36', 'not-open')];
    if (open.covered.includes(city)) return NONE;
    const params = { city: cityParam(state.board, city) };
    return [refuse('SC-36', 'not-covered', { params, focus: [`objective/${seat}/${mission}/${city}`] })];
  },
  apply: (state, seat, { mission, city }) => {
    const open = openMission(playerOf(state, seat), mission) as OpenMission;
    const covered = open.covered.filter((other) => other !== city);
    return returnedFrom(state, seat, withCovered(open, covered));
  },
  offers: ({ players, board }, seat) =>
    playerOf({ players }, seat).open.flatMap(({ print, covered }) =>
      covered.map((city) => ({
        move: { mission: print.id, city },
        label: message('offer.take-back-objective', {
          city: cityParam(board, city),
          cities: citiesParam(board, print.cities),
        }),
        about: `${print.id}/${city}`,
      })),
    ),
  describe: (before, { seat, move }) => {
    const open = openMission(playerOf(before, seat), move.mission);
    return message('did.take-back-objective', {
      cities: citiesParam(before.board, open?.print.cities ?? []),
      city: cityParam(before.board, move.city),
    });
  },
  earlier: {
    1: storedAs({ mission: whole(1, 9999), city: id }, (state: State, _, { mission, city }) => ({
      mission: missionOfTile(state, mission),
      city,
    })),
  },
});
