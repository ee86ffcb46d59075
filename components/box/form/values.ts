import { type Field, type Shape } from '@/rules/core/shape';

export type Values = Readonly<Record<string, unknown>>;

/** What is not there is not said: an optional field has no empty value. */
export const withValue = (values: Values, name: string, value: unknown): Values => {
  const { [name]: _, ...others } = values;
  return value === undefined ? others : { ...others, [name]: value };
};

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

/** An optional list without anything in it is not there. */
export const someOf = (list: readonly unknown[], optional: boolean): readonly unknown[] | undefined =>
  optional && list.length === 0 ? undefined : list;

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
