/* IS-53: the Advantages of the Scoring Phase, by Influence. */
import { message } from '@/rules/core/message';
import { phaseOfRound } from '../../model/pieces';
import { advantageLines, posted, ranking } from '../../model/scoring';
import { awardsDone, defineMove } from '../state';

export const awardAdvantages = defineMove('award-advantages', {
  schema: {},
  by: 'initiative',
  phases: ['award-advantages'],
  apply: (state) => {
    const { advantages = [] } = state.prints.phases[phaseOfRound(state.round)] ?? {};
    const places = ranking(state.standing.influence, advantages);
    return awardsDone(
      posted(state, { kind: 'advantages', places }, advantageLines(state.standing, advantages)),
    );
  },
  offers: () => [{ move: {}, label: message('offer.award-advantages') }],
});
