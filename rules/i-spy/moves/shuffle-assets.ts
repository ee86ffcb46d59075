/* IS-11: the Assets are shuffled, where the phone does it. They are named in the order in which they are laid out. */
import { id, list } from '@/rules/core/codec';
import { checkShuffle, deckOf } from '../model/options';
import { defineMove, setUpDone } from '../model/phases';
import { ASSETS } from '../model/pieces';
import { refuse } from '../model/refusals';

export const shuffleAssets = defineMove('shuffle-assets', {
  schema: { cards: list(id, 1, ASSETS) },
  by: 'table',
  phases: ['set-up'],
  check: ({ options, assetOrder }, _, { cards }) =>
    options.assets === 'physical' || assetOrder
      ? [refuse('IS-20', 'not-now')]
      : checkShuffle(cards, deckOf(options)),
  apply: (state, _, { cards }) => setUpDone({ ...state, assetOrder: cards }),
});
