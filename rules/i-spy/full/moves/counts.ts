/*
 * IS-30: Private Line's Tag for two more Tickets, once. IS-33, IS-10: a Supply Cache gives its token to the first spy
 * who enters it; where that is, the table knows.
 */
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, Rule } from '../rule';
import { playerOf, withPlayer, withTurn } from '../state';

export const takeTagForTickets: Rule<MoveOf<Move, 'take-tag-for-tickets'>> = {
  by: 'turn',
  phases: ['turn'],
  check: ({ turn }) => (turn.tagOffers.length > 0 ? NONE : [refuse('IS-30', 'no-private-line')]),
  apply: (state) => {
    const [offer, ...tagOffers] = state.turn.tagOffers;
    if (!offer) return state;
    const { tags } = playerOf(state, offer.as);
    return withPlayer(withTurn(state, { tagOffers }), offer.as, { tags: tags + 1 });
  },
};

export const takeCache: Rule<MoveOf<Move, 'take-cache'>> = {
  by: 'turn',
  phases: ['turn'],
  check: ({ caches }) => (caches > 0 ? NONE : [refuse('IS-10', 'no-cache-left', { focus: ['caches'] })]),
  apply: (state, seat) => ({
    ...withPlayer(state, seat, { supply: playerOf(state, seat).supply + 1 }),
    caches: state.caches - 1,
  }),
};
