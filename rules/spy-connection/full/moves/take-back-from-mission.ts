/*
 * SC-36: Agents on objectives one by one, the red city's too; Agents on the Assigned space never.
 */
import { citiesParam, cityParam } from '../../board';
import { bend, NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { OpenMission, Player } from '../state';
import { begun, openMission, playerOf, withPlayer } from '../state';

export const replaced = (player: Player, mission: OpenMission): readonly OpenMission[] =>
  player.open.map((open) => (open.mission === mission.mission ? mission : open));

export const takeBackObjective: TurnRule<MoveOf<Move, 'take-back-objective'>> = {
  check: (state, seat, { mission, city }) => {
    const open = openMission(playerOf(state, seat), mission);
    if (!open) return [refuse('SC-36', 'not-open')];
    if (open.covered.includes(city)) return NONE;
    const params = { city: cityParam(state.board, city) };
    return [refuse('SC-36', 'not-covered', { params, focus: [`objective/${seat}/${mission}/${city}`] })];
  },
  apply: (state, seat, { mission, city }) => {
    const player = playerOf(state, seat);
    const open = openMission(player, mission) as OpenMission;
    const covered = open.covered.filter((other) => other !== city);
    return withPlayer({ ...state, turn: begun(state.turn) }, seat, {
      ...player,
      supply: player.supply + 1,
      open: replaced(player, { ...open, covered }),
    });
  },
};

/** Always refused; it exists so that a tap on an assigned Agent is answered, and a table can decide otherwise. */
export const takeBackAssigned: TurnRule<MoveOf<Move, 'take-back-assigned'>> = {
  check: (state, seat, { mission }) => {
    const open = openMission(playerOf(state, seat), mission);
    if (!open || open.assigned === 0) return [refuse('SC-36', 'not-open')];
    const params = { cities: citiesParam(state.board, open.print.cities) };
    return [bend('SC-36', 'assigned', { params })];
  },
  apply: (state, seat, { mission }) => {
    const player = playerOf(state, seat);
    const open = openMission(player, mission) as OpenMission;
    return withPlayer({ ...state, turn: begun(state.turn) }, seat, {
      ...player,
      supply: player.supply + 1,
      open: replaced(player, { ...open, assigned: open.assigned - 1 }),
    });
  },
};
