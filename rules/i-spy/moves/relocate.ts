/* IS-36: a displaced Spy is moved by whoever made room necessary, one Spy after the other, until nobody is in the way. */
import { message, seat as seatParam } from '@/rules/core/message';
import { id } from '@/rules/core/codec';
import { regionParam } from '../model/map';
import { checkOwed, relocationToMake } from '../model/owed';
import { defineMove } from '../model/phases';
import { offersTo } from '../model/places';
import { refuse } from '../model/refusals';
import { checkRelocation, relocated, relocationsOf } from '../model/relocation';

export const relocate = defineMove('relocate', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { region }) => {
    if (!state.map) return [refuse('IS-31', 'map-off')];
    const due = relocationToMake(state);
    const order = checkOwed(state, 'relocate');
    return due ? [...order, ...checkRelocation(state, due, region)] : order;
  },
  apply: (state, _, { region }) => relocated(state, region),
  offers: (state) => {
    const due = state.map && relocationToMake(state);
    return due ? offersTo(state, relocationsOf(state, due), { key: 'offer.relocate', spy: due.spy }) : [];
  },
  /** Whoever decides, the Spy that moves is named. */
  describe: (before, { seat, move }) =>
    message('did.relocate', {
      region: regionParam(before.map, move.region),
      seat: seatParam(relocationToMake(before)?.spy ?? seat),
    }),
});
