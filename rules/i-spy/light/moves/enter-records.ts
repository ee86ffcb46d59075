/* IS-50: what one seat's Records owe. Tables did it seat by seat before they called all Records out together. */
import { withPlayer } from '@/rules/core/seat';
import { nationLines, nationsSet } from '../../model/lines';
import { someGains } from '../../model/prints';
import { defineMove } from '../state';

export const enterRecords = defineMove('enter-records', {
  schema: { owed: someGains },
  by: 'seat',
  phases: ['score-records'],
  apply: (state, seat, { owed }) => withPlayer(state, seat, { owed }),
  amend: {
    lines: (_, { move }) => nationLines('influence', move.owed),
    amended: (move, changes) => ({ ...move, owed: nationsSet('influence', move.owed, changes) }),
  },
});
