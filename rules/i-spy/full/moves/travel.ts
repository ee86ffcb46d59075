/*
 * IS-30: a Ticket moves the Spy along one Normal Route to a vacant Region, at any time of the turn. IS-38: Tickets of a
 * spy who is put to it by Coerce are spent at once, and the rest vanishes; no Capital is entered or left.
 */
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { isJoined } from '../../check-map';
import { regionOf, regionParam } from '../../map';
import { bend, NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkDue, checkResolved, dueNow, settled, without } from '../owed';
import { arrived, capitalOf, checkRoom } from '../places';
import type { MoveOf, Rule } from '../rule';
import type { Owed, State } from '../state';
import { playerOf, withTurn } from '../state';

type Coerced = Extract<Owed, { readonly kind: 'coerced-tickets' }>;

export const coercedTraveller = (state: State): Coerced | undefined =>
  dueNow(state, 'coerced-tickets') as Coerced | undefined;

/** Whom the next Ticket moves, and how many there are. */
export const travellerOf = (state: State): { readonly as: Seat; readonly tickets: number } => {
  const coerced = coercedTraveller(state);
  return coerced
    ? { as: coerced.as, tickets: coerced.left }
    : { as: state.turn.seat, tickets: state.turn.tickets };
};

export const travel: Rule<MoveOf<Move, 'travel'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const { as, tickets } = travellerOf(state);
    const waits = coercedTraveller(state) ? NONE : checkResolved(state);
    const { region: from } = playerOf(state, as);
    if (from === undefined) return waits.length > 0 ? waits : [refuse('IS-17', 'undeployed')];
    return [
      ...waits,
      ...checkRoom({ ...state, map }, region),
      ...checkWay(state, { as, from, to: region }),
      ...(tickets > 0 ? NONE : [bend('IS-30', 'no-ticket')]),
    ];
  },
  apply: (state, _, { region }) => {
    const { as } = travellerOf(state);
    return settled(spent(arrived(state, as, region)));
  },
};

interface Way {
  readonly as: Seat;
  readonly from: string;
  readonly to: string;
}

const checkWay = (state: State, { as, from, to }: Way): readonly Violation[] => {
  const { map } = state;
  if (!map || !regionOf(map, to)) return NONE;
  if (capitalOf(state, as))
    return [coercedTraveller(state) ? refuse('IS-38', 'no-capitals') : refuse('IS-30', 'leave-first')];
  const params = { from: regionParam(map, from), region: regionParam(map, to) };
  return isJoined(map, [from, to]) ? NONE : [refuse('IS-30', 'no-route', { params })];
};

const spent = (state: State): State => {
  const coerced = coercedTraveller(state);
  // IS-26: a hand that was shown was shown for the Region where the Spy was.
  if (!coerced) return withTurn(state, { tickets: Math.max(0, state.turn.tickets - 1), shown: false });
  return coerced.left > 1 ? withTickets(state, coerced, -1) : dropped(state, coerced);
};

const withTickets = (state: State, coerced: Coerced, by: number): State =>
  withTurn(state, {
    owed: state.turn.owed.map((owed) => (owed === coerced ? { ...coerced, left: coerced.left + by } : owed)),
  });

/** Private Line's Tag is part of the card: it goes with the Tickets. */
const dropped = (state: State, coerced: Coerced): State =>
  withTurn(without(state, coerced), {
    tagOffers: state.turn.tagOffers.filter(({ as }) => as !== coerced.as),
  });

/** More Tickets for whom the next one moves. */
export const moreTickets = (state: State, count: number): State => {
  const coerced = coercedTraveller(state);
  return coerced
    ? withTickets(state, coerced, count)
    : withTurn(state, { tickets: state.turn.tickets + count });
};

export const dropTickets: Rule<MoveOf<Move, 'drop-tickets'>> = {
  by: 'turn',
  phases: ['turn'],
  check: (state) => (coercedTraveller(state) ? NONE : checkDue(state, 'coerced-tickets')),
  apply: (state) => {
    const coerced = coercedTraveller(state);
    return coerced ? settled(dropped(state, coerced)) : state;
  },
};
