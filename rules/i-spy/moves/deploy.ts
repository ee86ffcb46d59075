/* IS-17: on the first turn the Spy is deployed to a vacant Start Region, before anything else. */
import { message } from '@/rules/core/message';
import { id } from '@/rules/core/codec';
import { NONE } from '@/rules/core/violation';
import { regionOf, regionParam, startRegionsOf } from '../model/map';
import { checkDue, dueNow, settled, toResolve, without } from '../model/owed';
import { defineMove } from '../model/phases';
import { arrived, checkRoom, offersTo } from '../model/places';
import { bend, refuse } from '../model/refusals';

export const deploy = defineMove('deploy', {
  schema: { region: id },
  by: 'active',
  phases: ['turn'],
  check: (state, _, { region }) => {
    const { map } = state;
    if (!map) return [refuse('IS-31', 'map-off')];
    const print = regionOf(map, region);
    return [
      ...checkDue(state, 'deploy'),
      ...checkRoom({ ...state, map }, region),
      ...(!print || print.kind === 'start'
        ? NONE
        : [bend('IS-17', 'not-a-start', { params: { region: regionParam(map, region) } })]),
    ];
  },
  apply: (state, seat, { region }) =>
    settled(arrived(without(state, toResolve(state, 'deploy')), seat, region)),
  offers: (state, seat) =>
    state.map && dueNow(state, 'deploy')
      ? offersTo(state, startRegionsOf(state.map), { key: 'offer.deploy', spy: seat })
      : [],
  describe: ({ map }, { move }) => message('did.deploy', { region: regionParam(map, move.region) }),
});
