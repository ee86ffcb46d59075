/* SM-4, SM-5: a location gets the name that stands on the board. */
import { message, piece } from '@/rules/core/message';
import { checkNames, locationParam, withName } from '../model/board';
import { locationPrint } from '../model/prints';
import { BEFORE_THE_END, defineMove } from '../model/turn-order';

export const noteLocation = defineMove('note-location', {
  schema: { print: locationPrint },
  by: 'table',
  phases: BEFORE_THE_END,
  meanwhile: true,
  check: ({ locations }, _, { print }) => checkNames(withName(locations, print)),
  apply: (state, _, { print }) => ({ ...state, locations: withName(state.locations, print) }),
  describe: (_, { move: { print } }) =>
    message('did.note-location', {
      city: locationParam([print], print.location),
      area: piece(print.location),
    }),
  reveals: ({ options }, { print }) =>
    options.box === 'practice' ? [] : [{ kind: 'location', id: print.location, data: print }],
});
