/* IS-50: the Records of all players are summed, Nation by Nation: by the table in one go, or from what each has entered. */
import * as v from 'valibot';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { phaseOfRound } from '../../model/pieces';
import { nationLines, nationsSet } from '../../model/lines';
import { someGains } from '../../model/prints';
import { bend } from '../../model/refusals';
import { posted, recordLines, sumOwed } from '../../model/scoring';
import { defineMove, politiciansOf, revealDone } from '../state';

export const scoreRecords = defineMove('score-records', {
  schema: { counted: v.exactOptional(someGains) },
  by: 'initiative',
  phases: ['score-records'],
  check: ({ players, prints, round }, _, { counted }) => {
    const phase = phaseOfRound(round);
    return [
      ...players.flatMap(({ owed, left }, seat) =>
        owed || left || counted
          ? NONE
          : [bend('IS-50', 'records-missing', { params: { seat: seatParam(seat) } })],
      ),
      ...(prints.phases[phase] ? NONE : [bend('IS-53', 'row-missing', { params: { phase: number(phase) } })]),
    ];
  },
  apply: (state, _, { counted }) => {
    const owed = counted ? [] : state.players.map((player) => player.owed ?? {});
    const lines = recordLines(state.standing, counted ?? sumOwed(owed));
    const cause = { kind: 'records', owed, ...(counted ? { counted } : {}) } as const;
    return revealDone({ ...posted(state, cause, lines), toReveal: politiciansOf(state) });
  },
  /** Once all have entered theirs. */
  offers: ({ players }) =>
    players.every(({ owed, left }) => owed !== undefined || left)
      ? [{ move: {}, label: message('offer.score-records') }]
      : [],
  amend: {
    lines: (_, { move }) => (move.counted ? nationLines('influence', move.counted) : []),
    amended: (move, changes) =>
      move.counted ? { ...move, counted: nationsSet('influence', move.counted, changes) } : move,
  },
});
