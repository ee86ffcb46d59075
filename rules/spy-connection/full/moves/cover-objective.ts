/*
 * SC-50: when the option is finished, one Agent on the Spy's city on each own open Mission that shows it uncovered.
 * SC-51: with all objectives covered it is complete at once, and its Agents return. SC-52: the Agent comes from the
 * supply. SC-53: the symbol gives an extra turn. SC-54: the order is the player's. SC-55: the seventh triggers the end.
 */
import { cityParam } from '../../board';
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { OpenMission } from '../state';
import {
  copyOf,
  copyOfPlayer,
  openMission,
  playerOf,
  seated,
  spyOf,
  withCovered,
  withOption,
} from '../state';
import { triggered } from '../turn';
import { replaced } from './take-back-from-mission';

const isUncovered = ({ print, covered }: OpenMission, city: string): boolean =>
  print.cities.includes(city) && !covered.includes(city);

export const coverObjective: TurnRule<MoveOf<Move, 'cover-objective'>> = {
  check: (state, seat, { mission, city }) => {
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    const { option, travelled } = state.turn;
    const open = openMission(player, mission);
    const early = option === undefined && !travelled ? [refuse('SC-50', 'option-first')] : NONE;
    if (!open) return [...early, refuse('SC-50', 'not-open')];
    if (player.supply > 0 && (city ?? spy) === spy && isUncovered(open, spy)) return early;
    const params = { city: cityParam(state.board, spy) };
    const elsewhere = { params, focus: [`spy/${seat}`] };
    // Somebody tapped this very circle, so the answer has to be about it.
    if (city !== undefined && city !== spy) return [...early, refuse('SC-50', 'spy-elsewhere', elsewhere)];
    if (!open.print.cities.includes(spy)) return [...early, refuse('SC-50', 'city-not-shown', elsewhere)];
    if (open.covered.includes(spy)) return [...early, refuse('SC-50', 'already-covered', { params })];
    return [...early, refuse('SC-52', 'no-agent', { focus: [`supply/${seat}`] })];
  },
  apply: (state, seat, { mission }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    const before = openMission(player, mission) as OpenMission;
    const open = withCovered(before, [...before.covered, spyOf(player)]);
    const { print, start, assigned, covered } = open;
    const after = copyOf(state);
    after.players = seated(state, seat, player);
    if (state.turn.option === undefined) after.turn = withOption(state.turn, 'move');
    player.supply -= 1;
    if (covered.length < print.cities.length) {
      player.open = replaced(player, open);
      return after;
    }
    player.supply += assigned + covered.length;
    player.open = player.open.filter((other) => other !== before);
    player.completed = [...player.completed, { mission, print, start }];
    if (print.extraTurn) after.extraTurns = state.extraTurns + 1;
    return triggered(after, seat);
  },
};
