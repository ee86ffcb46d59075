/* IS-60: in turn order, one at a time and around again, an Asset is turned facedown for 1 Power to any Nation. */
import { setTo } from '@/rules/core/ledger';
import { message, piece } from '@/rules/core/message';
import { choiceLine } from '../../model/lines';
import { NATIONS } from '../../model/pieces';
import { nation } from '../../model/prints';
import { lineOf, posted } from '../../model/scoring';
import { defineMove, nextAsset } from '../state';

export const turnAsset = defineMove('turn-asset', {
  schema: { nation },
  by: 'active',
  phases: ['turn-assets'],
  apply: (state, seat, { nation: favoured }) => {
    const line = lineOf(state.standing, 'IS-60', { nation: favoured, measure: 'power', by: 1 });
    return nextAsset(posted(state, { kind: 'asset', seat }, [line]), seat);
  },
  offers: () =>
    NATIONS.map((each) => ({
      move: { nation: each },
      label: message('offer.turn-asset', { nation: piece(each) }),
      about: each,
    })),
  describe: (_, { move }) => message('did.turn-asset', { nation: piece(move.nation) }),
  amend: {
    lines: (_, { move }) => [
      choiceLine('nation', move.nation, { label: message('amend.nation'), choices: NATIONS }),
    ],
    amended: (move, changes) => ({ ...move, nation: setTo(changes, 'nation', move.nation) }),
  },
});
