import type { Repair } from '@/rules/core/contract';
import { message, number, seat as seatParam } from '@/rules/core/message';
import type { Actor } from '@/rules/core/seat';
import { cheapestPlacement } from '../advice/cheapest-placement';
import { cityOf } from '../board';
import { check } from './check';
import type { RefusedMove } from './mended';
import { ifMended } from './mended';
import { spaceOf } from './missions';
import type { Move } from './moves';
import type { State } from './state';
import { playerOf } from './state';

/**
 * Moves that make a refused one legal. They show on a screen that everybody sees, so they never use what only a hand
 * tells: points that are there already, never a card to burn. Those with cards are `ownRepairs`.
 */
export const repairs = (state: State, actor: Actor, move: Move): readonly Repair<Move>[] => {
  if (actor === 'table' || actor !== state.active || state.phase !== 'operations') return [];
  const refused = { state, seat: actor, move };
  switch (move.type) {
    case 'complete-mission':
      return [...bringing({ state, seat: actor, move }), ...forgetting(refused)];
    case 'burn-to-move':
      return forgetting(refused);
    case 'pass':
      return ending(refused, 'end-turn');
    case 'end-turn':
      return ending(refused, 'pass');
    default:
      return [];
  }
};

export type Completing = Extract<Move, { readonly type: 'complete-mission' }>;

/** SM-33: what the Mission asks for, and the cheapest way to bring its Agents there. */
export const wayTo = ({ state, seat, move }: RefusedMove<Completing>) => {
  const print = spaceOf(state, move.area).faceup?.print ?? move.print;
  if (!print) return undefined;
  const board = { seat, agents: playerOf(state, seat).agents, freelances: state.freelances };
  const placement = cheapestPlacement(board, cityOf(move.area, print.colour), print);
  if (!placement) return undefined;
  const moves = placement.steps.map(({ agent, from, to }): Move => ({ type: 'move-agent', agent, from, to }));
  return { print, points: placement.points, moves };
};

/** SM-33: the points that are left bring the missing Agents to the city. */
const bringing = (refused: RefusedMove<Completing>): readonly Repair<Move>[] => {
  const way = wayTo(refused);
  if (!way || way.moves.length === 0 || way.points > refused.state.turn.points) return [];
  const label = message('repair.bring-agents', { count: number(way.points) });
  return ifMended(refused, { label, moves: way.moves });
};

/** SM-24: who shows a card that the app does not know of was misread when the row was entered. */
const forgetting = (refused: RefusedMove): readonly Repair<Move>[] => {
  const { state, seat, move } = refused;
  const isStrange = check(state, seat, move).some(({ code }) => code === 'not-in-hand');
  if (!isStrange || state.options.intelligenceDeck === 'digital') return [];
  return ifMended(refused, {
    label: message('repair.forget-hand', { seat: seatParam(seat) }),
    moves: [{ type: 'correct', changes: [{ entry: `known/${seat}`, to: 'hand-forgotten' }] }],
  });
};

/** SM-36: a turn in which something was done is ended, any other is passed. */
const ending = (refused: RefusedMove, type: 'end-turn' | 'pass'): readonly Repair<Move>[] =>
  ifMended(refused, { label: message(`repair.${type}`), moves: [], instead: { type } });
