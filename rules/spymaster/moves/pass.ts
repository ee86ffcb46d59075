/* SM-36: who neither moves nor completes has passed. SM-37: passes in a row end the round. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { bend } from '../model/refusals';
import { endTurn as turnOver, turnFor } from '../model/round';
import { hasActed } from '../model/state';
import { defineMove } from '../model/turn-order';
import { endTurn } from './end-turn';

export const pass = defineMove('pass', {
  schema: {},
  by: 'active',
  phases: ['operations'],
  check: (state, seat) => (hasActed(turnFor(state, seat).turn) ? [bend('SM-36', 'acted')] : NONE),
  apply: (before, seat) => {
    const state = turnFor(before, seat);
    return turnOver(state, state.passes + 1);
  },
  offers: () => [{ move: {}, label: message('offer.pass') }],
  /** Refused only where something was done, and such a turn can be ended. */
  repairs: () => [{ label: message('repair.end-turn'), moves: [], instead: endTurn.make({}) }],
});
