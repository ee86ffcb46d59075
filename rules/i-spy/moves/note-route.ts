/* IS-31: an owner's map is learned while playing, a Normal Route when it is first needed. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { EMPTY_MAP, isJoined, regionParam, routePrint, withRoute } from '../model/map';
import { BEFORE_THE_END, defineMove } from '../model/phases';
import { checkNewMap, withMap } from '../model/places';
import { routeId } from '../model/print-ids';
import { bend } from '../model/refusals';

export const noteRoute = defineMove('note-route', {
  schema: { print: routePrint },
  by: 'anyone',
  phases: ['mark-politicians', ...BEFORE_THE_END],
  check: (state, _, { print }) => {
    const wrong = checkNewMap(state, (map) => withRoute(map, print));
    if (wrong.length > 0) return wrong;
    return isJoined(state.map ?? EMPTY_MAP, print.regions) ? [bend('IS-31', 'route-known')] : NONE;
  },
  apply: (state, _, { print }) =>
    withMap(state, (map) => (isJoined(map, print.regions) ? map : withRoute(map, print))),
  describe: ({ map }, { move }) => {
    const [one, other] = move.print.regions;
    return message('did.note-route', { region: regionParam(map, one), other: regionParam(map, other) });
  },
  reveals: ({ options }, { print }) =>
    options.box === 'practice' ? [] : [{ kind: 'route', id: routeId(print), data: print }],
});
