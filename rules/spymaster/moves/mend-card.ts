/*
 * SM-50: a card that was entered wrongly becomes the one that it is. Only its owner knows which it is, so no history
 * names it; when hands lie open somebody may still see it. SM-2: as many as the box has. A digital deck makes no such
 * mistakes.
 */
import { playerOf, withPlayer } from '@/rules/core/seat';
import { checkSeen, counted, uncounted } from '../model/cards';
import { sameCard, untold, without } from '../model/pile';
import { intelligence } from '../model/prints';
import { refuse } from '../model/refusals';
import { defineMove, ROUND_PHASES } from '../model/turn-order';

export const mendCard = defineMove('mend-card', {
  schema: { was: intelligence, is: intelligence },
  by: 'seat',
  phases: [...ROUND_PHASES, 'count-hands', 'over'],
  check: (state, seat, { was, is }) => {
    if (state.options.intelligenceDeck === 'digital') return [refuse('SM-50', 'dealt')];
    if (sameCard(was, is)) return [refuse('SM-50', 'same-card')];
    return untold(playerOf(state, seat).hand, [was]).length > 0
      ? [refuse('SM-50', 'not-held')]
      : checkSeen({ ...state, seen: uncounted(state.seen, [was]) }, [is]);
  },
  apply: (state, seat, { was, is }) => {
    const { cards, unknown } = without(playerOf(state, seat).hand, [was]);
    return {
      ...withPlayer(state, seat, { hand: { cards: [...cards, is], unknown } }),
      seen: counted(uncounted(state.seen, [was]), [is]),
    };
  },
});
