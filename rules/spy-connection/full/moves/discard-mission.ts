/*
 * SC-25: any own open Mission at any time in one's turn; all its Agents, assigned ones too, return to the supply.
 * SC-24: a discarded Start Mission goes to the box, any other onto the discard pile.
 */
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { OpenMission } from '../state';
import { begun, copyOf, copyOfPlayer, openMission, playerOf, seated } from '../state';

export const discardMission: TurnRule<MoveOf<Move, 'discard-mission'>> = {
  check: (state, seat, { mission }) =>
    openMission(playerOf(state, seat), mission) ? NONE : [refuse('SC-25', 'not-open')],
  apply: (state, seat, { mission }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    const gone = openMission(player, mission) as OpenMission;
    player.supply += gone.assigned + gone.covered.length;
    player.open = player.open.filter((open) => open !== gone);
    const after = copyOf(state);
    after.turn = begun(state.turn);
    if (!gone.start) after.discard = [...state.discard, gone.print.id];
    after.players = seated(state, seat, player);
    return after;
  },
};
