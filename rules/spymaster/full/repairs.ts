import type { Repair } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { cheapestPlacement } from '../advice/cheapest-placement';
import { cityOf } from '../board';
import { apply, check } from './check';
import { spaceOf } from './missions';
import type { Move } from './moves';
import type { State } from './state';
import { playerOf } from './state';

/**
 * Moves that make a refused one legal. They show on a screen that everybody sees, so they never use what only a hand
 * tells: points that are there already, never a card to burn.
 */
export const repairs = (state: State, actor: Actor, move: Move): readonly Repair<Move>[] => {
  if (actor === 'table' || actor !== state.active || state.phase !== 'operations') return [];
  if (move.type === 'complete-mission') return bringing(state, actor, move);
  return [];
};

/** SM-33: the points that are left bring the missing Agents to the city. */
const bringing = (
  state: State,
  seat: Seat,
  move: Extract<Move, { readonly type: 'complete-mission' }>,
): readonly Repair<Move>[] => {
  const print = spaceOf(state, move.area).faceup?.print ?? move.print;
  if (!print) return [];
  const board = { seat, agents: playerOf(state, seat).agents, freelances: state.freelances };
  const placement = cheapestPlacement(board, cityOf(move.area, print.colour), print);
  if (!placement || placement.steps.length === 0 || placement.points > state.turn.points) return [];
  const moves = placement.steps.map(({ agent, from, to }): Move => ({ type: 'move-agent', agent, from, to }));
  return isMended(state, seat, [...moves, move])
    ? [{ label: message('repair.bring-agents', { count: number(placement.points) }), moves }]
    : [];
};

const isLegal = (violations: readonly Violation[]): boolean =>
  violations.every(({ certainty }) => certainty !== 'broken');

const isMended = (state: State, seat: Seat, moves: readonly Move[]): boolean => {
  const [next, ...rest] = moves;
  if (!next) return true;
  return isLegal(check(state, seat, next)) && isMended(apply(state, seat, next), seat, rest);
};
