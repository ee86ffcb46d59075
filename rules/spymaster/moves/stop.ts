/* SM-41: the table ends the game before round 5 is over; hands are counted as they are. */
import { stackSize } from '../model/prints';
import { refuse } from '../model/refusals';
import { finished } from '../model/round';
import { type State } from '../model/state';
import { defineMove, notYet, ROUND_PHASES } from '../model/turn-order';

export const stop = defineMove('stop', {
  schema: {},
  by: 'anyone',
  phases: ROUND_PHASES,
  meanwhile: true,
  notNow: notYet(refuse('SM-30', 'over')),
  apply: (state) => finished(withoutChosenStack(state)),
});

/** A stack that was picked and never laid out is neither a stack nor a row. */
const withoutChosenStack = (state: State): State => {
  if (state.phase !== 'lay-out-row') return state;
  const { discard, options } = state;
  return { ...state, discard: { ...discard, unknown: discard.unknown + stackSize(options.seatCount) } };
};
