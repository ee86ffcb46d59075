/*
 * SC-30: to any city of the network, once. SC-34: not after connecting.
 * SC-40: to another city than the one where the turn began.
 * SC-41: whether travel was option B or C shows when `connect-city` follows or not, so neither option is announced.
 */
import { message } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { cityParam } from '../model/prints';
import { networkOf } from '../model/network';
import { bend, refuse } from '../model/refusals';
import { copyOf, copyOfPlayer, seated, spyOf, type Turn, turnAfter } from '../model/state';
import { defineMove } from '../model/turns';

export const moveSpy = defineMove('move-spy', {
  schema: { city: id },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { city }) => {
    const { board } = state;
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    const violations = seat === state.active ? checkTravel(state.turn) : NONE;
    if (city !== spy && networkOf(board, spy, player.agents).includes(city)) return violations;
    const params = { city: cityParam(board, city) };
    if (!board.cities.some((known) => known.id === city)) return [refuse('SC-3', 'no-such-city', { params })];
    if (city === spy) return [...violations, bend('SC-40', 'already-there', { params })];
    return [...violations, bend('SC-30', 'not-in-network', { params, focus: [city] })];
  },
  apply: (state, seat, { city }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    player.spy = city;
    const after = copyOf(state);
    after.turn = turnAfter(state, seat, ({ option, extra }) => ({
      travelled: true,
      option,
      extra,
      begun: true,
    }));
    after.players = seated(state, seat, player);
    return after;
  },
  offers: (state, seat) => {
    const player = playerOf(state, seat);
    return networkOf(state.board, spyOf(player), player.agents)
      .filter((city) => city !== player.spy)
      .map((city) => ({
        move: { city },
        label: message('offer.move-spy', { city: cityParam(state.board, city) }),
        about: city,
      }));
  },
  describe: ({ board }, { move }) => message('did.move-spy', { city: cityParam(board, move.city) }),
});

const checkTravel = ({ option, travelled }: Turn): readonly Violation[] => {
  if (option === 'connect') return [bend('SC-34', 'no-travel-after-connecting')];
  if (travelled) return [bend('SC-30', 'second-travel')];
  return option === undefined ? NONE : [bend('SC-42', 'option-taken')];
};
