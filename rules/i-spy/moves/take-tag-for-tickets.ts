/*
 * IS-30: Private Line's Tag for two more Tickets, once. On the map it is of whom the next Ticket moves: a spy who is put to
 * it by Coerce takes it before anything else goes on.
 */
import { message } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { moreTickets, travellerOf } from '../model/owed';
import { defineMove } from '../model/phases';
import { refuse } from '../model/refusals';
import { type State, withTurn } from '../model/state';

export const TICKETS_FOR_A_TAG = 2;

export const takeTagForTickets = defineMove('take-tag-for-tickets', {
  schema: {},
  by: 'active',
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
  offers: () => [{ move: {}, label: message('offer.take-tag-for-tickets'), onlyIfLegal: true }],
});

const tagOfferNow = (state: State) =>
  state.turn.tagOffers.find(({ as }) => !state.map || as === travellerOf(state).as);
