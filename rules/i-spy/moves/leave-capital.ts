/* IS-32: from a Capital, free, to a vacant connected Outlet. IS-38: not by a spy who is put to it by Coerce. */
import { message, piece } from '@/rules/core/message';
import { id } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { outletsOf, regionOf, regionParam } from '../model/map';
import { checkResolved, coercedTraveller, settled, travellerOf } from '../model/owed';
import { defineMove } from '../model/phases';
import { arrived, capitalOf, checkRoom, offersTo } from '../model/places';
import { bend, refuse } from '../model/refusals';
import { withTurn } from '../model/state';

export const leaveCapital = defineMove('leave-capital', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const waits = coercedTraveller(state) ? [bend('IS-38', 'no-capitals')] : checkResolved(state);
    const room = checkRoom({ ...state, map }, region);
    const capital = capitalOf(state, travellerOf(state).as);
    if (!capital) return [...waits, ...room, bend('IS-32', 'not-inside')];
    const print = regionOf(map, region);
    const isOutlet = !print || (print.kind === 'outlet' && print.capital === capital);
    const params = { capital: piece(capital), region: regionParam(map, region) };
    return [...waits, ...room, ...(isOutlet ? NONE : [bend('IS-32', 'not-its-outlet', { params })])];
  },
  apply: (state, _, { region }) =>
    settled(withTurn(arrived(state, travellerOf(state).as, region), { shown: false })),
  offers: (state, seat) => {
    const capital = capitalOf(state, seat);
    return state.map && capital
      ? offersTo(state, outletsOf(state.map, capital), { key: 'offer.leave-capital', spy: seat })
      : [];
  },
  describe: ({ map }, { move }) => message('did.leave-capital', { region: regionParam(map, move.region) }),
});
