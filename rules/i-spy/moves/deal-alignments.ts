/* IS-15: one Alignment Token for each player, all different. */
import { list } from '@/rules/core/codec';
import { checkDeal } from '../model/options';
import { defineMove, setUpDone } from '../model/phases';
import { nation } from '../model/prints';
import { refuse } from '../model/refusals';

export const dealAlignments = defineMove('deal-alignments', {
  schema: { nations: list(nation, 2, 4) },
  by: 'table',
  phases: ['set-up'],
  check: ({ players, options }, _, { nations }) =>
    options.alignments === 'physical' || players.some(({ alignment }) => alignment !== undefined)
      ? [refuse('IS-20', 'not-now')]
      : checkDeal(players.length, nations),
  apply: (state, _, { nations }) =>
    setUpDone({
      ...state,
      players: state.players.map((player, seat) => {
        const alignment = nations[seat];
        return alignment === undefined ? player : { ...player, alignment };
      }),
    }),
});
