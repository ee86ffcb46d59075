/* IS-15: one Alignment Token for each player, all different. */
import { list } from '@/rules/core/codec';
import { checkDeal } from '../../model/options';
import { nation } from '../../model/prints';
import { defineMove } from '../state';

export const dealAlignments = defineMove('deal-alignments', {
  schema: { nations: list(nation, 2, 4) },
  by: 'table',
  phases: ['set-up'],
  check: ({ players }, _, { nations }) => checkDeal(players.length, nations),
  apply: (state, _, { nations }) => ({
    ...state,
    phase: 'turn',
    players: state.players.map((player, seat) => {
      const alignment = nations[seat];
      return alignment === undefined ? player : { ...player, alignment };
    }),
  }),
});
