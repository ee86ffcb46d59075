/* IS-54: clean-up, except after round 14: the Records go back to the hands, and each of the three Capitals gets an Asset. */
import { message } from '@/rules/core/message';
import { recordsToHands } from '../model/cards';
import { assetCount } from '../model/options';
import { defineMove, startRound } from '../model/phases';
import { ASSET_CAPITALS, type AssetCapital } from '../model/pieces';
import { cleanUpLines, posted } from '../model/scoring';
import { type State } from '../model/state';

export const cleanUp = defineMove('clean-up', {
  schema: {},
  by: 'initiative',
  phases: ['clean-up'],
  apply: (state) => {
    const swept = posted(recordsToHands(state), { kind: 'clean-up' }, cleanUpLines(state.standing));
    return startRound(ASSET_CAPITALS.reduce(withOneMore, swept), state.round + 1);
  },
  offers: () => [{ move: {}, label: message('offer.clean-up') }],
});

/** As long as there are any. */
const withOneMore = (state: State, capital: AssetCapital): State =>
  state.nextAsset > assetCount(state.options)
    ? state
    : {
        ...state,
        nextAsset: state.nextAsset + 1,
        stacks: { ...state.stacks, [capital]: [...state.stacks[capital], state.nextAsset] },
      };
