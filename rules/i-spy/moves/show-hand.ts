/* IS-26: with no playable card left the hand is shown, and the turn is legal with fewer Card Actions. */
import { message, piece } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { checkUnseen } from '../model/cards';
import { checkResolved } from '../model/owed';
import { defineMove } from '../model/phases';
import { CARD_ACTIONS, playability } from '../model/play';
import { bend, unsure } from '../model/refusals';
import { withTurn } from '../model/state';

export const showHand = defineMove('show-hand', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: (state, seat) => {
    if (state.turn.cardActions >= CARD_ACTIONS) return [bend('IS-26', 'no-need')];
    const player = playerOf(state, seat);
    const unseen = checkUnseen(player, seat);
    if (unseen.length > 0) return unseen;
    const chances = player.hand.map((card) => ({ card, chance: playability(state, card, { as: seat }) }));
    const sure = chances.find(({ chance }) => chance === 'surely');
    if (sure)
      return [...checkResolved(state), bend('IS-26', 'can-play', { params: { card: piece(sure.card) } })];
    const open = chances.some(({ chance }) => chance === 'perhaps');
    return [...checkResolved(state), ...(open ? [unsure('IS-26', 'vouched')] : NONE)];
  },
  apply: (state) => withTurn(state, { shown: true }),
  offers: () => [{ move: {}, label: message('offer.show-hand'), onlyIfLegal: true }],
});
