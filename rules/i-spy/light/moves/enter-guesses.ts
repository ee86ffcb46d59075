/* IS-71: cards before this seat that did not match its Alignment, and whether all its own guesses were right. */
import * as v from 'valibot';
import { message, number } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { whole } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { opponentsOf } from '../../model/order';
import { bend } from '../../model/refusals';
import { canAllBe } from '../../model/scoring';
import { defineMove, guessesDone } from '../state';

export const enterGuesses = defineMove('enter-guesses', {
  schema: { deceived: whole(0, 3), allRight: v.boolean() },
  by: 'seat',
  phases: ['final-report'],
  check: (state, seat, { deceived, allRight }) => {
    const opponents = opponentsOf(state, seat);
    const cards = opponents.length;
    const laid = playerOf(state, seat).guesses ? [bend('IS-71', 'laid')] : NONE;
    if (deceived > cards)
      return [...laid, bend('IS-71', 'more-than-cards', { params: { count: number(cards) } })];
    const others = opponents.map((other) => playerOf(state, other).guesses);
    const fits = canAllBe([{ deceived, allRight }, ...others]);
    return [...laid, ...(fits ? NONE : [bend('IS-71', 'contradicts')])];
  },
  apply: (state, seat, { deceived, allRight }) =>
    guessesDone(withPlayer(state, seat, { guesses: { deceived, allRight } })),
  offers: (state, seat) => {
    if (playerOf(state, seat).guesses) return [];
    const counts = Array.from({ length: opponentsOf(state, seat).length + 1 }, (_, deceived) => deceived);
    return counts.flatMap((deceived) =>
      [false, true].map((allRight) => ({
        move: { deceived, allRight },
        label: message(allRight ? 'offer.enter-guesses-right' : 'offer.enter-guesses', {
          count: number(deceived),
        }),
        about: `${deceived}/${allRight}`,
      })),
    );
  },
});
