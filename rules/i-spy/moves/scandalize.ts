/*
 * IS-47: Scandalize discards a Politician with a token of one's own, the tokens with it, and the top of the stack replaces
 * it. IS-48: not where an opponent has more tokens.
 */
import { message } from '@/rules/core/message';
import { checkDue, dueNow, settled, toResolve, without } from '../model/owed';
import { defineMove } from '../model/phases';
import {
  aboutTile,
  checkOwn,
  checkStack,
  checkTile,
  checkUntouched,
  countOf,
  placeParam,
  replaceTile,
  stackLeft,
  tileAmending,
  tileOf,
  tilesOnBoard,
} from '../model/politicians';
import { politician } from '../model/prints';

export const scandalize = defineMove('scandalize', {
  schema: { politician },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, { politician: tile }) => {
    const as = toResolve(state, 'scandalize')?.as ?? seat;
    const { tokens } = tileOf(state, tile);
    return [
      ...checkDue(state, 'scandalize'),
      ...checkTile(state, tile),
      ...aboutTile(state, tile, [...checkOwn(tokens, as), ...checkUntouched(tokens, as)]),
      ...checkStack(stackLeft(state)),
    ];
  },
  apply: (state, _, { politician: tile }) => {
    const replaced = replaceTile(without(state, toResolve(state, 'scandalize')), tile, state.nextTile);
    return settled({ ...replaced, nextTile: state.nextTile + 1, scandalized: state.scandalized + 1 });
  },
  offers: (state) => {
    const due = dueNow(state, 'scandalize');
    const own = due
      ? tilesOnBoard(state).filter((tile) => countOf(tileOf(state, tile).tokens, due.as) > 0)
      : [];
    return own.map((tile) => ({
      move: { politician: tile },
      label: message('offer.scandalize', { place: placeParam(state, tile) }),
      about: String(tile),
    }));
  },
  describe: (before, { move }) => message('did.scandalize', { place: placeParam(before, move.politician) }),
  amend: tileAmending,
});
