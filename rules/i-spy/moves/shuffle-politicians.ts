/* IS-12: the Politicians are shuffled, where the phone does it. They are named in the order in which they are laid out. */
import { id, list } from '@/rules/core/codec';
import { checkShuffle } from '../model/options';
import { defineMove, setUpDone } from '../model/phases';
import { POLITICIANS } from '../model/pieces';
import { refuse } from '../model/refusals';

export const shufflePoliticians = defineMove('shuffle-politicians', {
  schema: { cards: list(id, 1, POLITICIANS) },
  by: 'table',
  phases: ['set-up'],
  check: ({ options, politicianOrder }, _, { cards }) =>
    options.politicians === 'physical' || politicianOrder
      ? [refuse('IS-20', 'not-now')]
      : checkShuffle(cards, options.politicianPrints),
  apply: (state, _, { cards }) => setUpDone({ ...state, politicianOrder: cards }),
});
