/* IS-50: the Records of all players are summed, Nation by Nation. */
import { message, number, seat as seatParam } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { phaseOfRound } from '../../model/pieces';
import { bend } from '../../model/refusals';
import { posted, recordLines, sumOwed } from '../../model/scoring';
import { defineMove, revealDone } from '../state';

export const scoreRecords = defineMove('score-records', {
  schema: {},
  by: 'initiative',
  phases: ['score-records'],
  check: ({ players, prints, round }) => {
    const phase = phaseOfRound(round);
    return [
      ...players.flatMap(({ owed, left }, seat) =>
        owed || left ? NONE : [bend('IS-50', 'records-missing', { params: { seat: seatParam(seat) } })],
      ),
      ...(prints.phases[phase] ? NONE : [bend('IS-53', 'row-missing', { params: { phase: number(phase) } })]),
    ];
  },
  apply: (state) => {
    const owed = state.players.map((player) => player.owed ?? {});
    const toReveal = state.prints.phases[phaseOfRound(state.round)]?.politicians ?? 0;
    const lines = recordLines(state.standing, sumOwed(owed));
    return revealDone({ ...posted(state, { kind: 'records', owed }, lines), toReveal });
  },
  /** Once all have entered theirs. */
  offers: ({ players }) =>
    players.every(({ owed, left }) => owed !== undefined || left)
      ? [{ move: {}, label: message('offer.score-records') }]
      : [],
});
