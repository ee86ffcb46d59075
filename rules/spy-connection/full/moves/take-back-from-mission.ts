/*
 * SC-36: Agents on objectives one by one, the red city's too; Agents on the Assigned space never.
 */
import type { Seat } from '@/rules/core/seat';
import { citiesParam, cityParam } from '../../board';
import { bend, NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { OpenMission, Player, State } from '../state';
import { begun, copyOf, copyOfPlayer, openMission, playerOf, seated, withCovered } from '../state';

export const replaced = (player: Player, mission: OpenMission): readonly OpenMission[] =>
  player.open.map((open) => (open.mission === mission.mission ? mission : open));

/** One Agent comes back from this Mission. */
const returned = (state: State, seat: Seat, open: OpenMission): State => {
  const player = copyOfPlayer(playerOf(state, seat));
  player.supply += 1;
  player.open = replaced(player, open);
  const after = copyOf(state);
  after.turn = begun(state.turn);
  after.players = seated(state, seat, player);
  return after;
};

export const takeBackObjective: TurnRule<MoveOf<Move, 'take-back-objective'>> = {
  check: (state, seat, { mission, city }) => {
    const open = openMission(playerOf(state, seat), mission);
    if (!open) return [refuse('SC-36', 'not-open')];
    if (open.covered.includes(city)) return NONE;
    const params = { city: cityParam(state.board, city) };
    return [refuse('SC-36', 'not-covered', { params, focus: [`objective/${seat}/${mission}/${city}`] })];
  },
  apply: (state, seat, { mission, city }) => {
    const open = openMission(playerOf(state, seat), mission) as OpenMission;
    return returned(
      state,
      seat,
      withCovered(
        open,
        open.covered.filter((other) => other !== city),
      ),
    );
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
    const open = openMission(playerOf(state, seat), mission) as OpenMission;
    return returned(state, seat, { ...open, assigned: open.assigned - 1 });
  },
};
