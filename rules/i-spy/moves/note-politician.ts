/* IS-45: a note on what a real tile shows that this seat may look at; for this seat's eyes only. */
import { message } from '@/rules/core/message';
import { NONE } from '@/rules/core/violation';
import { BEFORE_THE_END, defineMove } from '../model/phases';
import { countOf, placeParam, tileOf, tilesOnBoard, withTile } from '../model/politicians';
import { politician, politicianPrint } from '../model/prints';
import { bend, refuse } from '../model/refusals';

export const notePolitician = defineMove('note-politician', {
  schema: { politician, print: politicianPrint },
  by: 'seat',
  phases: ['mark-politicians', ...BEFORE_THE_END],
  check: (state, seat, { politician: tile, print }) => {
    if (state.politicianOrder) return [refuse('IS-12', 'print-known')];
    const known = tilesOnBoard(state).includes(tile);
    if (!known) return [refuse('IS-12', 'no-such-tile')];
    return [
      ...(countOf(tileOf(state, tile).tokens, seat) > 0 ? NONE : [bend('IS-45', 'no-token')]),
      ...(state.revealed.some(({ id }) => id === print.id) ? [bend('IS-12', 'tile-twice')] : NONE),
    ];
  },
  apply: (state, seat, { politician: tile, print }) =>
    withTile(state, tile, { notes: { ...tileOf(state, tile).notes, [seat]: print } }),
  describe: (before, { move }) =>
    message('did.note-politician', { place: placeParam(before, move.politician) }),
});
