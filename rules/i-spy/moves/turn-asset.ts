/* IS-60: in turn order, one at a time and around again, an Asset is turned facedown for 1 Power to any Nation. */
import { message, piece } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { defineMove, nextAsset } from '../model/phases';
import { NATIONS } from '../model/pieces';
import { asset, nation } from '../model/prints';
import { bend } from '../model/refusals';
import { lineOf, posted } from '../model/scoring';

export const turnAsset = defineMove('turn-asset', {
  schema: { asset, nation },
  by: 'active',
  phases: ['turn-assets'],
  check: (state, seat, { asset: turning }) =>
    playerOf(state, seat).assets.some((own) => own.asset === turning && !own.turned)
      ? NONE
      : [bend('IS-60', 'not-your-asset')],
  apply: (state, seat, { asset: turning, nation: favoured }) => {
    const assets = playerOf(state, seat).assets.map((own) =>
      own.asset === turning ? { ...own, turned: true } : own,
    );
    const line = lineOf(state.standing, 'IS-60', { nation: favoured, measure: 'power', by: 1 });
    return nextAsset(posted(withPlayer(state, seat, { assets }), { kind: 'asset', seat }, [line]), seat);
  },
  offers: (state, seat) =>
    playerOf(state, seat)
      .assets.filter(({ turned }) => !turned)
      .slice(0, 1)
      .flatMap((own) =>
        NATIONS.map((each) => ({
          move: { asset: own.asset, nation: each },
          label: message('offer.turn-asset', { nation: piece(each) }),
          about: each,
        })),
      ),
  describe: (_, { move }) => message('did.turn-asset', { nation: piece(move.nation) }),
});
