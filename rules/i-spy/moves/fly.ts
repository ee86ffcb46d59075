/* IS-34: at once to any other Region of the same Airship Route; a Spy there receives a Tag and is relocated. */
import { message, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { flightsFrom, regionParam } from '../model/map';
import { checkDue, dueNow, settled, toResolve, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { checkKnown, offersTo } from '../model/places';
import { bend, refuse } from '../model/refusals';
import { takeRegion } from '../model/relocation';
import { type State } from '../model/state';

export const fly = defineMove('fly', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const unknown = checkKnown(map, region);
    if (unknown.length > 0) return unknown;
    const { region: from } = playerOf(state, flierOf(state));
    return [
      ...checkDue(state, 'airship'),
      ...(from !== undefined && flightsFrom(map, from).includes(region)
        ? NONE
        : [bend('IS-34', 'not-on-route', { params: { region: regionParam(map, region) } })]),
    ];
  },
  apply: (state, _, { region }) => {
    const rest = without(state, toResolve(state, 'airship'));
    return settled(takeRegion(rest, { spy: flierOf(state), region, moved: [] }));
  },
  offers: (state) => {
    const due = dueNow(state, 'airship');
    const from = due && playerOf(state, due.as).region;
    return due && state.map && from !== undefined
      ? offersTo(state, flightsFrom(state.map, from), { key: 'offer.fly', spy: due.as })
      : [];
  },
  /** Whoever decides, the Spy that moves is named. */
  describe: (before, { move }) =>
    message('did.fly', {
      region: regionParam(before.map, move.region),
      seat: seatParam(flierOf(before)),
    }),
});

const flierOf = (state: State): Seat => toResolve(state, 'airship')?.as ?? state.turn.seat;
