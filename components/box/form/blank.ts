import { type Field, type Shape } from '@/rules/core/shape';

type Values = Readonly<Record<string, unknown>>;

/** What a form starts with: what has only one answer is there, what has to be read on the piece is not. */
export const blankOf = (fields: readonly Field[], id?: string): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, shape, optional, fromId }) => {
      const value = fromId && id !== undefined ? fromId(id) : optional ? undefined : blank(shape);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** `undefined` where only the piece can tell. */
export const blank = (shape: Shape): unknown => {
  switch (shape.as) {
    case 'literal':
      return shape.value;
    case 'flag':
      return false;
    case 'whole':
      return shape.min < 0 ? 0 : undefined;
    case 'list':
      return [];
    case 'fields':
      return blankOf(shape.fields);
    case 'own-id':
    case 'choice':
    case 'text':
    case 'name':
    case 'variant':
      return undefined;
  }
};
