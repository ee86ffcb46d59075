/*
 * IS-21: a Spy who starts the turn in a Capital flees to a vacant Outlet of it, before anything else. IS-36: with all of
 * them occupied, to one of these.
 */
import { message } from '@/rules/core/message';
import { id } from '@/rules/core/codec';
import { type Seat } from '@/rules/core/seat';
import { outletsOf, regionParam } from '../model/map';
import { checkDue, dueNow, settled, toResolve, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { capitalOf, checkKnown, isVacant, offersTo } from '../model/places';
import { bend, refuse } from '../model/refusals';
import { takeRegion } from '../model/relocation';
import { type State } from '../model/state';

export const flee = defineMove('flee', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const unknown = checkKnown(map, region);
    if (unknown.length > 0) return unknown;
    const due = checkDue(state, 'flee');
    const capital = capitalOf(state, seat);
    if (!capital || refugesOf(state, seat).includes(region)) return due;
    const params = { region: regionParam(map, region) };
    return outletsOf(map, capital).includes(region)
      ? [...due, bend('IS-21', 'vacant-first', { params })]
      : [...due, bend('IS-21', 'not-its-outlet', { params })];
  },
  apply: (state, seat, { region }) =>
    settled(takeRegion(without(state, toResolve(state, 'flee')), { spy: seat, region, moved: [] })),
  offers: (state, seat) =>
    dueNow(state, 'flee') ? offersTo(state, refugesOf(state, seat), { key: 'offer.flee', spy: seat }) : [],
  describe: ({ map }, { move }) => message('did.flee', { region: regionParam(map, move.region) }),
});

/** Where a Spy in a Capital may flee to. */
const refugesOf = (state: State, seat: Seat): readonly string[] => {
  const capital = capitalOf(state, seat);
  if (!state.map || !capital) return [];
  const outlets = outletsOf(state.map, capital);
  const vacant = outlets.filter((outlet) => isVacant(state, outlet));
  return vacant.length > 0 ? vacant : outlets;
};
