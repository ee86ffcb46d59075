/*
 * IS-22: once in a turn a spy may enter a Capital. Without the map the first one that the table vouches for is where
 * this turn's visit is. Fleeing at the start of a turn is no visit (ruling), and what Coerce resolves as the opponent
 * happens where the opponent stands, IS-38.
 */
import { piece } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { Capital } from '../pieces';
import { bend, NONE } from '../refusals';
import { capitalOf } from './places';
import type { State } from './state';
import { withTurn } from './state';

/** The Capital that this spy is in, or without the map has visited in this turn. */
export const visitedBy = (state: State, as: Seat): Capital | undefined => {
  if (state.map) return capitalOf(state, as);
  return as === state.turn.seat ? state.turn.visited : undefined;
};

/** A text that the app does not know may allow more: the table can record that. */
export const checkVisit = (state: State, as: Seat, capital: Capital): readonly Violation[] => {
  const visited = visitedBy(state, as);
  return visited === undefined || visited === capital
    ? NONE
    : [bend('IS-22', 'second-capital', { params: { capital: piece(capital), visited: piece(visited) } })];
};

export const withVisit = (state: State, as: Seat, capital: Capital): State =>
  as === state.turn.seat ? withTurn(state, { visited: capital }) : state;
