/*
 * SM-36: who neither moves nor completes has passed. SM-35: Missions are turned now. SM-37: passes in a row.
 */
import { NONE, refuse } from '../../refusals';
import { endTurn as turnOver } from '../round';
import type { SeatRule } from '../rule';
import { hasActed } from '../state';
import { checkTurn } from '../turn';

export const endTurn: SeatRule<'end-turn'> = {
  check: (state, seat) =>
    checkTurn(state, seat) ?? (hasActed(state.turn) ? NONE : [refuse('SM-36', 'pass-instead')]),
  apply: (state) => turnOver(state, 0),
};

export const pass: SeatRule<'pass'> = {
  check: (state, seat) =>
    checkTurn(state, seat) ?? (hasActed(state.turn) ? [refuse('SM-36', 'acted')] : NONE),
  apply: (state) => turnOver(state, state.passes + 1),
};
