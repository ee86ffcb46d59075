/*
 * Somebody goes home: what lies on the table stays, the turns are skipped, and the points no longer win.
 */
import { refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TableRule } from '../rule';
import { playerOf, withPlayer } from '../state';
import { endTurn } from '../turn';

export const leave: TableRule<MoveOf<Move, 'leave'>> = {
  check: (state, { seat }) => {
    if (state.phase !== 'turn') return [refuse('SC-14', 'set-up-first')];
    if (state.players[seat]?.left !== false) return [refuse('SC-1', 'not-here')];
    const here = state.players.filter(({ left }) => !left).length;
    return here > 1 ? [] : [refuse('SC-1', 'last-one')];
  },
  apply: (state, { seat }) => {
    const after = withPlayer(state, seat, { ...playerOf(state, seat), left: true });
    return state.active === seat ? endTurn(after) : after;
  },
};
