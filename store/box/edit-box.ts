import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { type Result } from '@/rules/core/codec';
import { type Print } from '@/rules/core/shape';
import { type BoxProblem, type Catalogue, type PiecePlace, type Undo } from '../catalogue/catalogue';
import { allConfirmed, confirmed, removed } from '../catalogue/entries';
import { kindIn } from './shared-box';

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

/** A print under the id that it gets in this box. `data` holds the fields of its kind but for its own id. */
export const newPrint = (
  module: BoxModule,
  { kind: name, data, id }: { readonly kind: string; readonly data: object; readonly id?: string },
  taken: (id: string) => boolean,
): Print | undefined => {
  const kind = kindIn(module, name);
  const read = kind && withId(kind, data, id ?? ANY_ID);
  const own = id ?? (read?.ok ? kind?.identify?.(read.value, taken) : undefined);
  if (!kind || own === undefined) return undefined;
  const parsed = withId(kind, data, own);
  return parsed.ok ? { kind: name, id: own, data: parsed.value } : undefined;
};

/** What is not filled in yet cannot be identified; whether it is, is asked under an id that fits anywhere. */
const ANY_ID = 'x';

const withId = (kind: BoxKind, data: object, id: string) => {
  const ids = kind.fields.filter(({ shape }) => shape.as === 'own-id').map((field) => [field.name, id]);
  return kind.codec.parse({ ...data, ...Object.fromEntries(ids) });
};
