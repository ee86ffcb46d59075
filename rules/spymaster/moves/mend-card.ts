/*
 * SM-50: a card that was entered wrongly becomes the one that it is, without anybody else seeing it. SM-2: as many as
 * the box has. A digital deck makes no such mistakes.
 */
import { sameCard, untold, without } from '../../pile';
import { refuse } from '../../refusals';
import { checkSeen, counted, uncounted } from '../cards';
import type { SeatRule } from '../rule';
import { playerOf, withPlayer } from '../state';

export const mendCard: SeatRule<'mend-card'> = {
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
};
