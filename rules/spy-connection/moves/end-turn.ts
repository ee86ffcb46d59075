/*
 * SC-42: one option must have been taken; travel alone is option C, SC-41. SC-53, SC-55: who comes next.
 * SC-13: where the table notes the end of a turn late, the one after it comes next.
 */
import { type BaseMove, type Offer, type Repair } from '@/rules/core/contract';
import { message } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { isRefused, NONE } from '@/rules/core/violation';
import { bend } from '../model/refusals';
import { type State } from '../model/state';
import { defineMove, turnEnded } from '../model/turns';
import { acceptMission } from './accept-mission';
import { connectCity } from './connect-city';
import { moveSpy } from './move-spy';
import { pass } from './pass';

const MOST_REPAIRS = 4;

/** An option with the state after it; a digital deck may owe a card then, and the turn cannot end yet. */
const optionsOf = (state: State, seat: Seat): readonly { offer: Offer<BaseMove>; after: State }[] =>
  [acceptMission, connectCity, moveSpy, pass].flatMap((option) =>
    option
      .offers(state, seat)
      .filter(({ violations }) => violations.length === 0)
      .map((offer) => ({ offer, after: option.apply(state, seat, offer.move as never) })),
  );

export const endTurn = defineMove('end-turn', {
  schema: {},
  by: 'active',
  phases: ['turn'],
  check: ({ active, turn }, seat) =>
    seat === active && turn.option === undefined && !turn.travelled ? [bend('SC-42', 'option-owed')] : NONE,
  apply: turnEnded,
  offers: () => [{ move: {}, label: message('offer.end-turn') }],
  /** SC-42: an option that can be taken at once. */
  repairs: (state, seat, move): readonly Repair<BaseMove>[] =>
    optionsOf(state, seat)
      .filter(({ after }) => !isRefused(endTurn.check(after, seat, move)))
      .map(({ offer }) => ({ label: offer.label, moves: [offer.move] }))
      .slice(0, MOST_REPAIRS),
});
