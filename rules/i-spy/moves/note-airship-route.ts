/* IS-34: an owner's map is learned while playing, an Airship Route when it is first needed; read again, it is corrected. */
import { message, text } from '@/rules/core/message';
import { airshipRoutePrint, withAirshipRoute } from '../model/map';
import { BEFORE_THE_END, defineMove } from '../model/phases';
import { checkNewMap, withMap } from '../model/places';

export const noteAirshipRoute = defineMove('note-airship-route', {
  schema: { print: airshipRoutePrint },
  by: 'anyone',
  phases: ['mark-politicians', ...BEFORE_THE_END],
  check: (state, _, { print }) => checkNewMap(state, (map) => withAirshipRoute(map, print)),
  apply: (state, _, { print }) => withMap(state, (map) => withAirshipRoute(map, print)),
  describe: (_, { move }) => message('did.note-airship-route', { name: text(move.print.name) }),
  reveals: ({ options }, { print }) =>
    options.box === 'practice' ? [] : [{ kind: 'airship-route', id: print.id, data: print }],
});
