/*
 * SC-50: when the option is finished, one Agent on the Spy's city on each own open Mission that shows it uncovered.
 * SC-51: with all objectives covered it is complete at once, and its Agents return. SC-52: the Agent comes from the
 * supply. SC-53: the symbol gives an extra turn. SC-54: the order is the player's. SC-55: the seventh triggers the end.
 */
import { cityParam } from '../../board';
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { OpenMission, State } from '../state';
import { openMission, playerOf, spyOf, withPlayer } from '../state';
import { triggered } from '../turn';
import { replaced } from './take-back-from-mission';

export const coverObjective: TurnRule<MoveOf<Move, 'cover-objective'>> = {
  check: (state, seat, { mission, city }) => {
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    const { option, travelled } = state.turn;
    const params = { city: cityParam(state.board, spy) };
    const open = openMission(player, mission);
    const elsewhere = { params, focus: [`spy/${seat}`] };
    const early = option === undefined && !travelled ? [refuse('SC-50', 'option-first')] : NONE;
    if (!open) return [...early, refuse('SC-50', 'not-open')];
    // Somebody tapped this very circle, so the answer has to be about it.
    if (city !== undefined && city !== spy) return [...early, refuse('SC-50', 'spy-elsewhere', elsewhere)];
    if (!open.print.cities.includes(spy)) return [...early, refuse('SC-50', 'city-not-shown', elsewhere)];
    if (open.covered.includes(spy)) return [...early, refuse('SC-50', 'already-covered', { params })];
    return player.supply > 0 ? early : [...early, refuse('SC-52', 'no-agent', { focus: [`supply/${seat}`] })];
  },
  apply: (state, seat, { mission }) => {
    const player = playerOf(state, seat);
    const before = openMission(player, mission) as OpenMission;
    const open = { ...before, covered: [...before.covered, spyOf(player)] };
    const placed = { ...player, supply: player.supply - 1 };
    const { turn } = state;
    const now: State = turn.option === undefined ? { ...state, turn: { ...turn, option: 'move' } } : state;
    if (open.covered.length < open.print.cities.length)
      return withPlayer(now, seat, { ...placed, open: replaced(player, open) });
    const { print, start } = open;
    const after = withPlayer(now, seat, {
      ...placed,
      supply: placed.supply + open.assigned + open.covered.length,
      open: player.open.filter((other) => other !== before),
      completed: [...player.completed, { mission, print, start }],
    });
    return triggered(print.extraTurn ? { ...after, extraTurns: state.extraTurns + 1 } : after, seat);
  },
};
