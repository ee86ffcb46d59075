/* IS-50: what this seat's Records owe, tapped in at the Scoring Phase. */
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
