/*
 * SC-25: any own open Mission at any time in one's turn; all its Agents, assigned ones too, return to the supply.
 * SC-24: a discarded Start Mission goes to the box, any other onto the discard pile.
 */
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { OpenMission } from '../state';
import { begun, openMission, playerOf, withPlayer } from '../state';

export const discardMission: TurnRule<MoveOf<Move, 'discard-mission'>> = {
  check: (state, seat, { mission }) =>
    openMission(playerOf(state, seat), mission) ? NONE : [refuse('SC-25', 'not-open')],
  apply: (state, seat, { mission }) => {
    const player = playerOf(state, seat);
    const gone = openMission(player, mission) as OpenMission;
    return withPlayer(
      {
        ...state,
        turn: begun(state.turn),
        discard: gone.start ? state.discard : [...state.discard, gone.print.id],
      },
      seat,
      {
        ...player,
        supply: player.supply + gone.assigned + gone.covered.length,
        open: player.open.filter((open) => open !== gone),
      },
    );
  },
};
