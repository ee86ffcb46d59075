/* IS-71: with the Alignments revealed, each spy's own Nation gains Power for the guesses. */
import { message } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { opponentsOf, turnOrder } from '../../model/order';
import { lineOf, posted, reportTotal } from '../../model/scoring';
import { defineMove, startAssets, type State } from '../state';

export const scoreFinalReport = defineMove('score-final-report', {
  schema: {},
  by: 'initiative',
  phases: ['score-final-report'],
  apply: (state) => startAssets(turnOrder(state).reduce(reported, state)),
  offers: () => [{ move: {}, label: message('offer.score-final-report') }],
});

const reported = (state: State, seat: Seat): State => {
  const { alignment, guesses } = playerOf(state, seat);
  if (alignment === undefined || !guesses) return state;
  const by = reportTotal({ ...guesses, cards: opponentsOf(state, seat).length });
  const line = lineOf(state.standing, 'IS-71', { nation: alignment, measure: 'power', by });
  return posted(state, { kind: 'final-report', seat }, [line]);
};
