/*
 * SM-41: after round 5 hands are open; those that the app does not know are counted by type.
 */
import type { HandTotals } from '../../box';
import { HIGHEST_VALUE, INTELLIGENCE_TYPES } from '../../box';
import type { Pile } from '../../pile';
import { totalsOf } from '../../pile';
import { NONE, refuse } from '../../refusals';
import { finished, isUncounted } from '../round';
import type { SeatRule } from '../rule';
import { playerOf, withPlayer } from '../state';

export const countHand: SeatRule<'count-hand'> = {
  check: (state, seat, { totals }) => {
    if (state.phase !== 'count-hands') return [refuse('SM-41', 'not-now')];
    const player = playerOf(state, seat);
    if (!isUncounted(player)) return [refuse('SM-41', 'counted')];
    return isPossible(player.hand, totals) ? NONE : [refuse('SM-41', 'not-these-totals')];
  },
  apply: (state, seat, { totals }) => finished(withPlayer(state, seat, { totals })),
};

/** So many cards can have these totals, and what is known of the hand is among them. */
const isPossible = (hand: Pile, totals: HandTotals): boolean => {
  const known = totalsOf(hand.cards);
  const more = INTELLIGENCE_TYPES.map((type) => totals[type] - known[type]);
  const value = more.reduce((sum, each) => sum + each, 0);
  return (
    more.every((each) => each >= 0) &&
    more.filter((each) => each > 0).length <= hand.unknown &&
    value >= hand.unknown &&
    value <= hand.unknown * HIGHEST_VALUE
  );
};
