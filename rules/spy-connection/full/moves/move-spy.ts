/*
 * SC-30: to any city of the network, once. SC-34: not after connecting.
 * SC-40: to another city than the one where the turn began. SC-41: what follows says whether it was option B or C.
 */
import type { Violation } from '@/rules/core/violation';
import { cityParam } from '../../board';
import { networkOf } from '../../network';
import { bend, NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, TurnRule } from '../rule';
import type { Turn } from '../state';
import { copyOf, copyOfPlayer, playerOf, seated, spyOf } from '../state';

export const moveSpy: TurnRule<MoveOf<Move, 'move-spy'>> = {
  check: (state, seat, { city }) => {
    const { board } = state;
    const player = playerOf(state, seat);
    const spy = spyOf(player);
    const violations = checkTravel(state.turn);
    if (city !== spy && networkOf(board, spy, player.agents).includes(city)) return violations;
    const params = { city: cityParam(board, city) };
    if (!board.cities.some(({ id }) => id === city)) return [refuse('SC-3', 'no-such-city', { params })];
    if (city === spy) return [...violations, bend('SC-40', 'already-there', { params })];
    return [...violations, bend('SC-30', 'not-in-network', { params, focus: [city] })];
  },
  apply: (state, seat, { city }) => {
    const player = copyOfPlayer(playerOf(state, seat));
    player.spy = city;
    const after = copyOf(state);
    after.turn = { travelled: true, option: state.turn.option, extra: state.turn.extra, begun: true };
    after.players = seated(state, seat, player);
    return after;
  },
};

const checkTravel = ({ option, travelled }: Turn): readonly Violation[] => {
  if (option === 'connect') return [bend('SC-34', 'no-travel-after-connecting')];
  if (travelled) return [bend('SC-30', 'second-travel')];
  return option === undefined ? NONE : [bend('SC-42', 'option-taken')];
};
