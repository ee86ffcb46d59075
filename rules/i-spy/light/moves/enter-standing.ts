/* IS-3: the last pools and tracks, where the match was opened at the end. */
import { nationLines, nationsSet } from '../../model/lines';
import { NATIONS } from '../../model/pieces';
import { allNations } from '../../model/prints';
import { posted, type ScoringLine } from '../../model/scoring';
import { defineMove, startEnd } from '../state';

export const enterStanding = defineMove('enter-standing', {
  schema: { influence: allNations, power: allNations },
  by: 'anyone',
  phases: ['enter-standing'],
  apply: (state, _, entered) => {
    const lines = (['influence', 'power'] as const).flatMap((of) =>
      NATIONS.map((pool): ScoringLine => ({
        measure: of,
        nation: pool,
        from: state.standing[of][pool],
        to: entered[of][pool],
        rule: 'IS-3',
      })),
    );
    return startEnd(posted(state, { kind: 'standing' }, lines));
  },
  amend: {
    lines: (_, { move }) => [
      ...nationLines('power', move.power),
      ...nationLines('influence', move.influence),
    ],
    amended: (move, changes) => ({
      ...move,
      power: nationsSet('power', move.power, changes),
      influence: nationsSet('influence', move.influence, changes),
    }),
  },
});
