/* SM-41: after round 5 hands are open; those that the app does not know are counted by type. */
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { totalLines, totalsSetTo } from '../model/amend-lines';
import { type Pile, totalsOf } from '../model/pile';
import { handTotals, type HandTotals, HIGHEST_VALUE, INTELLIGENCE_TYPES } from '../model/prints';
import { refuse } from '../model/refusals';
import { finished, isUncounted } from '../model/round';
import { defineMove, notYet } from '../model/turn-order';

export const countHand = defineMove('count-hand', {
  schema: { totals: handTotals },
  by: 'seat',
  phases: ['count-hands'],
  notNow: notYet(refuse('SM-41', 'not-now')),
  check: (state, seat, { totals }) => {
    const player = playerOf(state, seat);
    if (!isUncounted(player)) return [refuse('SM-41', 'counted')];
    return isPossible(player.hand, totals) ? NONE : [refuse('SM-41', 'not-these-totals')];
  },
  apply: (state, seat, { totals }) => finished(withPlayer(state, seat, { totals })),
  amend: {
    lines: ({ options }, { move }) => totalLines(options, move.totals),
    amended: (move, changes) => ({ ...move, totals: totalsSetTo(changes, move.totals) }),
  },
});

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
