/*
 * SC-25: any own open Mission at any time in one's turn; all its Agents, assigned ones too, return to the supply.
 * SC-24: a discarded Start Mission goes to the box, any other onto the discard pile.
 */
import { storedAs } from '@/rules/core/define-move';
import { message } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id, whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { citiesParam } from '../model/prints';
import { missionOfTile } from '../model/missions';
import { refuse } from '../model/refusals';
import {
  begun,
  copyOf,
  copyOfPlayer,
  type OpenMission,
  openMission,
  seated,
  type State,
  turnAfter,
} from '../model/state';
import { defineMove } from '../model/turns';

export const discardMission = defineMove('discard-mission', {
  schema: { mission: id },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { mission }) =>
    openMission(playerOf(state, seat), mission) ? NONE : [refuse('SC-25', 'not-open')],
  apply: (state, seat, { mission }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    const gone = openMission(player, mission) as OpenMission;
    player.supply += gone.assigned + gone.covered.length;
    player.open = player.open.filter((open) => open !== gone);
    const after = copyOf(state);
    after.turn = turnAfter(state, seat, begun);
    if (!gone.start) after.discard = [...state.discard, gone.print.id];
    after.players = seated(state, seat, player);
    return after;
  },
  offers: (state, seat) =>
    playerOf(state, seat).open.map(({ print }) => ({
      move: { mission: print.id },
      label: message('offer.discard-mission', { cities: citiesParam(state.board, print.cities) }),
      about: print.id,
    })),
  describe: (before, { seat, move }) => {
    const open = openMission(playerOf(before, seat), move.mission);
    return message('did.discard-mission', { cities: citiesParam(before.board, open?.print.cities ?? []) });
  },
  earlier: {
    1: storedAs({ mission: whole(1, 9999) }, (state: State, _, { mission }) => ({
      mission: missionOfTile(state, mission),
    })),
  },
});
