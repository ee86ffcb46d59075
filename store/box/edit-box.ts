import { type Print } from '@/rules/core/shape';
import { type Result } from '@/rules/core/codec';
import { type BoxProblem, type Catalogue, type PiecePlace, type Undo } from '../catalogue/catalogue';
import { allConfirmed, confirmed, removed } from '../catalogue/entries';

interface BoxPlace {
  readonly game: string;
  readonly box: string;
}

/** What its owner enters or confirms; an entry whose print now says something else moves to the id of that print. */
export const putEntry = (
  catalogue: Catalogue,
  { game, box }: BoxPlace,
  { print, instead }: { readonly print: Print; readonly instead?: Pick<Print, 'kind' | 'id'> },
): Result<Undo, BoxProblem> =>
  catalogue.edit(game, box, (known) => {
    const moved = instead && (instead.kind !== print.kind || instead.id !== print.id);
    return confirmed(moved ? removed(known, instead) : known, print, { data: print.data, source: 'owner' });
  });

export const removeEntry = (
  catalogue: Catalogue,
  { game, box, ...piece }: PiecePlace,
): Result<Undo, BoxProblem> => catalogue.edit(game, box, (known) => removed(known, piece));

/** Everything that was read while playing is as it was read. */
export const confirmAllRead = (catalogue: Catalogue, { game, box }: BoxPlace): Result<Undo, BoxProblem> =>
  catalogue.edit(game, box, allConfirmed);
