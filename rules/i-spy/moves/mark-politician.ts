/* IS-16: everybody marks a different Politician in the shadows. */
import { message } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { defineMove, marksDone } from '../model/phases';
import { SHADOWS } from '../model/pieces';
import {
  checkSpace,
  inShadows,
  placeOf,
  placeParam,
  tileOf,
  tilesOnBoard,
  withTile,
} from '../model/politicians';
import { politician } from '../model/prints';
import { bend, refuse } from '../model/refusals';

export const markPolitician = defineMove('mark-politician', {
  schema: { politician },
  by: 'seat',
  phases: ['mark-politicians'],
  check: (state, seat, { politician: tile }) => {
    const place = placeOf(state, tile);
    if (place === undefined) return [refuse('IS-12', 'no-such-tile')];
    const { tokens } = tileOf(state, tile);
    return [
      ...(playerOf(state, seat).marked ? [bend('IS-16', 'one-mark')] : NONE),
      ...(inShadows(place) ? NONE : [bend('IS-16', 'not-in-shadows')]),
      ...(tokens.length > 0 ? [bend('IS-16', 'marked')] : NONE),
      ...checkSpace(tokens),
    ];
  },
  apply: (state, seat, { politician: tile }) => {
    const { tokensLeft } = playerOf(state, seat);
    const marked = withPlayer(state, seat, { marked: true, tokensLeft: tokensLeft - 1 });
    return marksDone(withTile(marked, tile, { tokens: [...tileOf(state, tile).tokens, seat] }));
  },
  offers: (state, seat) =>
    playerOf(state, seat).marked
      ? []
      : tilesOnBoard(state)
          .slice(0, SHADOWS)
          .map((tile) => ({
            move: { politician: tile },
            label: message('offer.mark-politician', { place: placeParam(state, tile) }),
            about: String(tile),
          })),
  describe: (before, { move }) =>
    message('did.mark-politician', { place: placeParam(before, move.politician) }),
});
