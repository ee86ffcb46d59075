import fc from 'fast-check';
import { type BoxKind, type BoxModule } from '@/rules/core/box';
import { type Field, type Shape } from '@/rules/core/shape';
import { newPrint } from '@/store/box/edit-box';
import { type SharedEntry, type SharedSource, inOrder } from '@/store/box/shared-box';

const idArbitrary = fc
  .stringMatching(/^[a-z][a-z0-9]{0,6}(-[a-z0-9]{1,6}){0,2}$/)
  .filter((id) => id !== 'constructor');

const shapeArbitrary = (shape: Shape): fc.Arbitrary<unknown> => {
  switch (shape.as) {
    case 'own-id':
      return fc.constant(undefined);
    case 'literal':
      return fc.constant(shape.value);
    case 'flag':
      return fc.boolean();
    case 'whole':
      return fc.integer({ min: shape.min, max: shape.max });
    case 'choice':
      return fc.constantFrom(...shape.of);
    case 'text':
      return fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.length <= 80);
    case 'name':
      return fc.oneof(idArbitrary, fc.constantFrom('london', 'paris', 'oslo', 'madrid'));
    case 'list':
      return fc.array(shapeArbitrary(shape.of), { minLength: shape.min, maxLength: shape.max });
    case 'fields':
      return fieldsArbitrary(shape.fields);
    case 'variant':
      return fc.oneof(
        ...Object.entries(shape.of).map(([kind, fields]) =>
          fieldsArbitrary(fields).map((made) => ({ [shape.by]: kind, ...made })),
        ),
      );
  }
};

const fieldsArbitrary = (fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(fields.map(({ name, shape }) => [name, shapeArbitrary(shape)])), {
    requiredKeys: fields
      .filter(({ optional, shape }) => !optional && shape.as !== 'own-id')
      .map(({ name }) => name),
  });

const sources = fc.constantFrom<SharedSource>('owner', 'read', 'rulebook');

const kindArbitrary = (module: BoxModule, kind: BoxKind): fc.Arbitrary<readonly SharedEntry[]> => {
  const one = fc.record({
    data: fieldsArbitrary(kind.fields),
    source: sources,
    id: kind.ids
      ? fc.constantFrom(...kind.ids)
      : kind.identify
        ? fc.option(idArbitrary, { nil: undefined, freq: 3 })
        : idArbitrary,
  });
  return fc.array(one, { maxLength: 8 }).map((drafts) => {
    const made: SharedEntry[] = [];
    for (const { data, source, id } of drafts) {
      const taken = (known: string) => made.some((entry) => entry.id === known);
      const print = newPrint(module, { kind: kind.kind, data, ...(id === undefined ? {} : { id }) }, taken);
      if (print && !taken(print.id) && kind.fits(print.id, print.data))
        made.push({ kind: print.kind, id: print.id, source, data: print.data });
    }
    return made;
  });
};

/** Entries of a box of this game, whatever they say. */
export const entriesArbitrary = (module: BoxModule): fc.Arbitrary<readonly SharedEntry[]> =>
  fc
    .tuple(...module.kinds.map((kind) => kindArbitrary(module, kind)))
    .map((kinds) => inOrder(module, kinds.flat()));
