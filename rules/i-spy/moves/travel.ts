/*
 * IS-30: a Ticket moves the Spy along one Normal Route to a vacant Region, at any time of the turn. IS-38: Tickets of a
 * spy who is put to it by Coerce are spent at once; no Capital is entered or left.
 */
import { message, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { besides, isJoined, regionOf, regionParam } from '../model/map';
import { checkResolved, coercedTraveller, dueNow, moreTickets, settled, travellerOf } from '../model/owed';
import { defineMove } from '../model/phases';
import { arrived, capitalOf, checkRoom, offersTo } from '../model/places';
import { bend, refuse } from '../model/refusals';
import { type State, withTurn } from '../model/state';

export const travel = defineMove('travel', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const { as, tickets } = travellerOf(state);
    const { region: from } = playerOf(state, as);
    return [
      ...(coercedTraveller(state) ? NONE : checkResolved(state)),
      ...checkRoom({ ...state, map }, region),
      ...checkWay(state, { as, from, to: region }),
      ...(tickets > 0 ? NONE : [bend('IS-30', 'no-ticket')]),
    ];
  },
  apply: (state, _, { region }) => settled(spent(arrived(state, travellerOf(state).as, region))),
  offers: (state) => {
    const { as } = travellerOf(state);
    const from = playerOf(state, as).region;
    return state.map && from !== undefined
      ? offersTo(state, besides(state.map, from), { key: 'offer.travel', spy: as })
      : [];
  },
  /** Whoever decides, the Spy that moves is named. */
  describe: (before, { move }) =>
    message('did.travel', {
      region: regionParam(before.map, move.region),
      seat: seatParam(travellerOf(before).as),
    }),
});

interface Way {
  readonly as: Seat;
  readonly from: string | undefined;
  readonly to: string;
}

const checkWay = (state: State, { as, from, to }: Way): readonly Violation[] => {
  const { map } = state;
  if (!map || !regionOf(map, to)) return NONE;
  if (from === undefined)
    return dueNow(state, 'deploy')
      ? NONE
      : [bend('IS-17', 'undeployed', { params: { seat: seatParam(as) } })];
  if (capitalOf(state, as))
    return [coercedTraveller(state) ? bend('IS-38', 'no-capitals') : bend('IS-30', 'leave-first')];
  const params = { from: regionParam(map, from), region: regionParam(map, to) };
  return isJoined(map, [from, to]) ? NONE : [bend('IS-30', 'no-route', { params })];
};

/** IS-38: of a Private Line the Tag for two more Tickets can still be taken after the last one. */
const spent = (state: State): State => {
  const coerced = coercedTraveller(state);
  // IS-26: a hand that was shown was shown for the Region where the Spy was.
  if (!coerced) return withTurn(state, { tickets: Math.max(0, state.turn.tickets - 1), shown: false });
  return moreTickets(state, coerced.as, -1);
};
