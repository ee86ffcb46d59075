/*
 * IS-32: once in a turn, free, from a connected Outlet into a vacant Region of the Capital; which of its Regions makes no
 * difference. IS-38: not by a spy who is put to it by Coerce.
 */
import { message, piece } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { capitalRegionsOf, regionOf, regionParam } from '../model/map';
import { checkResolved, coercedTraveller, settled, travellerOf } from '../model/owed';
import { defineMove } from '../model/phases';
import { type Capital } from '../model/pieces';
import { arrived, capitalOf, checkRoom, isVacant, offersTo } from '../model/places';
import { bend, refuse } from '../model/refusals';
import { type State, withTurn } from '../model/state';

export const enterCapital = defineMove('enter-capital', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const waits = coercedTraveller(state) ? [bend('IS-38', 'no-capitals')] : checkResolved(state);
    const room = checkRoom({ ...state, map }, region);
    const print = regionOf(map, region);
    const params = { region: regionParam(map, region) };
    if (print && print.kind !== 'capital')
      return [...waits, ...room, bend('IS-32', 'not-a-capital', { params })];
    return [...waits, ...room, ...(print ? checkEntry(state, print.capital) : NONE)];
  },
  apply: (state, seat, { region }) => {
    const { as } = travellerOf(state);
    const there = arrived(state, as, region);
    const visited = as === seat ? capitalOf(there, seat) : undefined;
    return settled(withTurn(there, { shown: false, ...(visited ? { visited } : {}) }));
  },
  offers: (state, seat) => {
    const { map } = state;
    const from = playerOf(state, seat).region;
    const outlet = map && from !== undefined ? regionOf(map, from) : undefined;
    if (!map || outlet?.kind !== 'outlet' || !outlet.capital) return [];
    const all = capitalRegionsOf(map, outlet.capital);
    const one = all.find((each) => isVacant(state, each)) ?? all[0];
    return one === undefined ? [] : offersTo(state, [one], { key: 'offer.enter-capital', spy: seat });
  },
  describe: ({ map }, { move }) => message('did.enter-capital', { region: regionParam(map, move.region) }),
});

const checkEntry = (state: State, capital: Capital | undefined): readonly Violation[] => {
  const { map, turn } = state;
  const { as } = travellerOf(state);
  const from = playerOf(state, as).region;
  const outlet = map && from !== undefined ? regionOf(map, from) : undefined;
  const isAtOutlet = outlet?.kind === 'outlet' && outlet.capital === capital;
  const params = { capital: piece(capital ?? '') };
  return [
    ...(isAtOutlet ? NONE : [bend('IS-32', 'not-at-outlet', { params, focus: [`spy/${as}`] })]),
    ...(turn.visited && as === turn.seat
      ? [bend('IS-32', 'second-visit', { params: { capital: piece(turn.visited) } })]
      : NONE),
  ];
};
