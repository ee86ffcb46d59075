/*
 * IS-30: Private Line's Tag for two more Tickets, once. IS-38: a spy who is put to it by Coerce takes it before anything
 * else goes on, on the map as one of the Tickets that it spends at once. Whose Tag it is the move says: which cards were
 * coerced only two players know, and what the table taps must not tell.
 */
import * as v from 'valibot';
import { storedAs } from '@/rules/core/define-move';
import { message, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { seat as seatSchema } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { moreTickets, settled, travellerOf } from '../model/owed';
import { defineMove } from '../model/phases';
import { bend, refuse } from '../model/refusals';
import { type State, withTurn } from '../model/state';

export const TICKETS_FOR_A_TAG = 2;

export const takeTagForTickets = defineMove('take-tag-for-tickets', {
  schema: {
    spy: seatSchema,
    /** Version 2 let a coerced spy take it later in the turn. */
    late: v.exactOptional(v.literal(true)),
  },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { spy, late }) => {
    if (state.players[spy]?.left !== false) return [refuse('IS-20', 'no-such-seat')];
    return tagOfferTo(state, spy) || late ? NONE : [bend('IS-30', 'no-private-line')];
  },
  apply: (state, _, { spy }) => {
    const offer = tagOfferTo(state, spy);
    const tagOffers = state.turn.tagOffers.filter((other) => other !== offer);
    const tagged = withPlayer(state, spy, { tags: playerOf(state, spy).tags + 1 });
    return settled(withTurn(moreTickets(tagged, spy, TICKETS_FOR_A_TAG), { tagOffers }));
  },
  offers: (state, seat) =>
    [...new Set(state.turn.tagOffers.map(({ as }) => as))].map((spy) => ({
      move: { spy },
      label: message(spy === seat ? 'offer.take-tag-for-tickets' : 'offer.take-tag-for-tickets-as', {
        seat: seatParam(spy),
      }),
      about: String(spy),
      onlyIfLegal: true,
    })),
  describe: (_, { move }) => message('did.take-tag-for-tickets', { seat: seatParam(move.spy) }),
  earlier: {
    // The first offer there was: on the map of whom the next Ticket moves.
    2: storedAs({}, (state, actor) => {
      const { map, turn, players } = state;
      const offer = turn.tagOffers.find(({ as }) => !map || as === travellerOf(state).as);
      if (offer) return { spy: offer.as };
      const coerced = players.findIndex(({ facedown }) =>
        facedown.some(({ card }) => card === 'private-line'),
      );
      if (!map && coerced >= 0) return { spy: coerced, late: true as const };
      return { spy: actor === 'table' ? turn.seat : actor };
    }),
  },
});

/** One that everybody knows of before one that a coerced card brought: what is left then tells nothing of that card. */
const tagOfferTo = ({ turn, ...state }: State, spy: Seat) => {
  if (state.map && spy !== travellerOf({ turn, ...state }).as) return undefined;
  const offers = turn.tagOffers.filter(({ as }) => as === spy);
  return offers.find(({ knownTo }) => knownTo === undefined) ?? offers[0];
};
