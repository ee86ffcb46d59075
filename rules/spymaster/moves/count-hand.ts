/* SM-41: after round 5 hands are open; those that the app does not know are counted by type. */
import { number, seat as seatParam } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { totalLines, totalsSetTo } from '../model/amend-lines';
import { type Options } from '../model/options';
import { countOf, NO_TOTALS, type Pile, totalsOf } from '../model/pile';
import {
  handTotals,
  type HandTotals,
  HIGHEST_VALUE,
  INTELLIGENCE_CARDS,
  INTELLIGENCE_TYPES,
} from '../model/prints';
import { bend, refuse } from '../model/refusals';
import { finished, isUncounted } from '../model/round';
import { type State } from '../model/state';
import { defineMove, notYet } from '../model/turn-order';

export const countHand = defineMove('count-hand', {
  schema: { totals: handTotals },
  by: 'seat',
  phases: ['count-hands'],
  notNow: notYet(refuse('SM-41', 'not-now')),
  check: (state, seat, { totals }) => {
    const player = playerOf(state, seat);
    if (!isUncounted(player)) return [bend('SM-41', 'counted')];
    if (isPossible(state, player.hand, totals)) return NONE;
    const params = { seat: seatParam(seat), count: number(countOf(player.hand)) };
    return [bend('SM-41', 'not-these-totals', { params })];
  },
  apply: (state, seat, { totals }) => finished(withPlayer(state, seat, { totals })),
  amend: {
    lines: ({ options }, { move }) => totalLines(options, move.totals),
    amended: (move, changes) => ({ ...move, totals: totalsSetTo(changes, move.totals) }),
  },
});

/** So many cards can have these totals, and what is known of the hand is among them, unless something was misread. */
const isPossible = ({ options }: State, hand: Pile, totals: HandTotals): boolean => {
  const isMisread = hand.unknown < 0;
  const known = isMisread ? NO_TOTALS : totalsOf(hand.cards);
  const cards = isMisread ? countOf(hand) : hand.unknown;
  const more = INTELLIGENCE_TYPES.map((type) => totals[type] - known[type]);
  // Every type takes as many cards at least as its highest ones are worth, and a card is worth 1 at least.
  const fewest = sum(more.map((total) => Math.ceil(total / highestValue(options))));
  return more.every((total) => total >= 0) && fewest <= cards && cards <= sum(more);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Of the box, where all of its cards are known. */
const highestValue = ({ intelligenceCards }: Options): number =>
  intelligenceCards.length === INTELLIGENCE_CARDS
    ? Math.max(...intelligenceCards.map(({ value }) => value))
    : HIGHEST_VALUE;
