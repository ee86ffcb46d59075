/* SM-41: at the end, the four totals of an open hand. */
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { totalLines, totalsSetTo } from '../../model/amend-lines';
import { handTotals } from '../../model/prints';
import { bend, refuse } from '../../model/refusals';
import { counted, defineMove } from '../state';

export const countHand = defineMove('count-hand', {
  schema: { totals: handTotals },
  by: 'seat',
  phases: ['scoring'],
  notNow: refuse('SM-41', 'not-now'),
  check: (state, seat) => (playerOf(state, seat).totals ? [bend('SM-41', 'counted')] : NONE),
  apply: (state, seat, { totals }) => counted(withPlayer(state, seat, { totals })),
  amend: {
    lines: ({ options }, { move }) => totalLines(options, move.totals),
    amended: (move, changes) => ({ ...move, totals: totalsSetTo(changes, move.totals) }),
  },
});
