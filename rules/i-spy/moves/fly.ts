/* IS-34: at once to any other Region of the same Airship Route; a Spy there receives a Tag and is relocated. */
import { message, seat as seatParam } from '@/rules/core/message';
import { playerOf } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { flightsFrom, regionParam } from '../model/map';
import { checkDue, dueNow, settled, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { checkRoom, offersTo } from '../model/places';
import { refuse } from '../model/refusals';
import { takeRegion } from '../model/relocation';

export const fly = defineMove('fly', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const due = dueNow(state, 'airship');
    if (!due) return checkDue(state, 'airship');
    const unknown = checkRoom({ ...state, map, players: [] }, region);
    if (unknown.length > 0) return unknown;
    const { region: from } = playerOf(state, due.as);
    return from !== undefined && flightsFrom(map, from).includes(region)
      ? NONE
      : [refuse('IS-34', 'not-on-route', { params: { region: regionParam(map, region) } })];
  },
  apply: (state, _, { region }) => {
    const due = dueNow(state, 'airship');
    return due ? settled(takeRegion(without(state, due), { spy: due.as, region, moved: [] })) : state;
  },
  offers: (state) => {
    const due = dueNow(state, 'airship');
    const from = due && playerOf(state, due.as).region;
    return due && state.map && from !== undefined
      ? offersTo(state, flightsFrom(state.map, from), { key: 'offer.fly', spy: due.as })
      : [];
  },
  /** Whoever decides, the Spy that moves is named. */
  describe: (before, { seat, move }) =>
    message('did.fly', {
      region: regionParam(before.map, move.region),
      seat: seatParam(dueNow(before, 'airship')?.as ?? seat),
    }),
});
