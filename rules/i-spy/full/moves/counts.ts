/*
 * IS-30: Private Line's Tag for two more Tickets, once. IS-33, IS-10: a Supply Cache gives its token to the first spy
 * who enters it; where that is, without the map the table knows.
 */
import { NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import type { MoveOf, Rule } from '../rule';
import type { State } from '../state';
import { playerOf, withPlayer, withTurn } from '../state';
import { moreTickets, travellerOf } from './travel';

const TICKETS_FOR_A_TAG = 2;

/** On the map of whom the next Ticket moves: a spy who is put to it by Coerce takes it before anything else goes on. */
const tagOfferNow = (state: State) =>
  state.turn.tagOffers.find(({ as }) => !state.map || as === travellerOf(state).as);

export const takeTagForTickets: Rule<MoveOf<Move, 'take-tag-for-tickets'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state) => (tagOfferNow(state) ? NONE : [refuse('IS-30', 'no-private-line')]),
  apply: (state) => {
    const offer = tagOfferNow(state);
    if (!offer) return state;
    const { tags } = playerOf(state, offer.as);
    const tagOffers = state.turn.tagOffers.filter((other) => other !== offer);
    const taken = withPlayer(withTurn(state, { tagOffers }), offer.as, { tags: tags + 1 });
    return state.map ? moreTickets(taken, TICKETS_FOR_A_TAG) : taken;
  },
};

export const takeCache: Rule<MoveOf<Move, 'take-cache'>> = {
  by: 'turn',
  phases: ['turn'],
  check: ({ caches, map }) => {
    if (map) return [refuse('IS-33', 'by-entering')];
    return caches > 0 ? NONE : [refuse('IS-10', 'no-cache-left', { focus: ['caches'] })];
  },
  apply: (state, seat) => ({
    ...withPlayer(state, seat, { supply: playerOf(state, seat).supply + 1 }),
    caches: state.caches - 1,
  }),
};
