/*
 * SM-50: a card that was entered wrongly becomes the one that it is, or is not there at all where another one was burned
 * instead. Only its owner knows which it is, so no history names it, and whether the app had it in the hand is not judged;
 * when hands lie open somebody may still see it. SM-2: as many as the box has. A digital deck makes no such mistakes.
 */
import * as v from 'valibot';
import { playerOf, type Seat, seatsOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { checkSeen, counted, notCounting, uncounted } from '../model/cards';
import { countOf, pileOf, sameCard } from '../model/pile';
import { type Intelligence, intelligence } from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { finished } from '../model/round';
import { type State } from '../model/state';
import { defineMove, ROUND_PHASES } from '../model/turn-order';

export const mendCard = defineMove('mend-card', {
  schema: { was: intelligence, is: v.exactOptional(intelligence) },
  by: 'seat',
  phases: [...ROUND_PHASES, 'count-hands', 'over'],
  check: (state, seat, { was, is }) => {
    const { hand } = playerOf(state, seat);
    const isDealt = state.options.intelligenceDeck === 'digital';
    if (isDealt && (is || hand.unknown >= 0)) return [refuse('SM-50', 'dealt')];
    if (countOf(hand) === 0) return [bend('SM-50', 'not-held')];
    if (!is) return NONE;
    if (sameCard(was, is)) return [refuse('SM-50', 'same-card')];
    const others = seatsOf(state.options).filter((other) => other !== seat);
    return checkSeen(notCounting(mended(state, seat, { was }), others), [is]);
  },
  apply: (state, seat, mending) => {
    const after = mended(state, seat, mending);
    return state.phase === 'count-hands' ? finished(after) : after;
  },
});

interface Mending {
  readonly was: Intelligence;
  readonly is?: Intelligence;
}

/** The hand with as many cards as before; without a better word for it, the card is one that the app does not know. */
const mended = (state: State, seat: Seat, { was, is }: Mending): State => {
  const { hand } = playerOf(state, seat);
  if (countOf(hand) === 0) return state;
  const place = hand.cards.findIndex((card) => sameCard(card, was));
  const isThere = place >= 0;
  // More cards may be believed in than there are: the others stay until each of them is mended.
  const cards = isThere ? hand.cards.toSpliced(place, 1) : hand.cards;
  const now = is ? [...cards, is] : cards;
  const seen = isThere ? uncounted(state.seen, [was]) : state.seen;
  return {
    ...withPlayer(state, seat, { hand: pileOf(now, countOf(hand) - now.length) }),
    seen: is ? counted(seen, [is]) : seen,
  };
};
