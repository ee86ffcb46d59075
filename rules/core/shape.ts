import * as v from 'valibot';
import { id, list, oneOf, type Schema, typed, whole } from './codec';

/**
 * What a print is made of: the one description from which its type and its schema follow (`PrintOf`, `schemaOf`). Forms
 * ask for a print field by field, and the compact coding packs it bit by bit.
 */
export type Shape =
  /** The id of the entry itself, neither asked for nor stored twice; `of` where only these exist. */
  | { readonly as: 'own-id'; readonly of?: readonly string[] }
  | { readonly as: 'literal'; readonly value: string }
  | { readonly as: 'flag' }
  | WholeShape
  /** `offered`: those to choose from; the others are only read where somebody has them. */
  | { readonly as: 'choice'; readonly of: readonly string[]; readonly offered?: readonly string[] }
  /** Typed by the owner. */
  | { readonly as: 'text' }
  | NameShape
  | { readonly as: 'list'; readonly of: Shape; readonly min: number; readonly max: number }
  | { readonly as: 'fields'; readonly fields: readonly Field[] }
  /** Several sets of fields, told apart by the field that `by` names. */
  | {
      readonly as: 'variant';
      readonly by: string;
      readonly of: Readonly<Record<string, readonly Field[]>>;
    };

export interface WholeShape {
  readonly as: 'whole';
  readonly min: number;
  readonly max: number;
  /** The highest that is often printed: up to it a number is one tap. */
  readonly usual?: number;
}

/** An id of a vocabulary, as a city's; one that is not known yet is spelled. */
export interface NameShape {
  readonly as: 'name';
  readonly of: string;
  /** What it most likely is, from the fields before it and its place in a list. */
  guess?(made: Readonly<Record<string, unknown>>, place: number): string;
}

/** Its label is `box.field.<name>` of the game's words. */
export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly optional?: true;
  /** Not asked for: it is drawn, or follows from the id. */
  readonly unasked?: true;
  fromId?(id: string): unknown;
}

/** A print that an event made known to everybody, for the catalogue to learn. */
export interface Print {
  readonly kind: string;
  readonly id: string;
  readonly data: unknown;
}

type Flat<T> = { readonly [Key in keyof T]: T[Key] };
type Named<F extends Field, Name extends string> = Extract<F, { readonly name: Name }>;
type OptionalNames<F extends Field> = Extract<F, { readonly optional: true }>['name'];

/** As many as a list has to have, where that is one number. */
type Tuple<T, Count extends number, Made extends readonly T[] = readonly []> = Made['length'] extends Count
  ? Made
  : Tuple<T, Count, readonly [...Made, T]>;
type Listed<T, Min extends number, Max extends number> = number extends Min
  ? readonly T[]
  : [Min, Max] extends [Max, Min]
    ? Tuple<T, Min>
    : readonly T[];

type Shaped<S> = S extends { readonly as: 'own-id'; readonly of: readonly (infer Id)[] }
  ? Id
  : S extends { readonly as: 'own-id' | 'text' | 'name' }
    ? string
    : S extends { readonly as: 'literal'; readonly value: infer Value }
      ? Value
      : S extends { readonly as: 'flag' }
        ? boolean
        : S extends { readonly as: 'whole' }
          ? number
          : S extends { readonly as: 'choice'; readonly of: readonly (infer Choice)[] }
            ? Choice
            : S extends {
                  readonly as: 'list';
                  readonly of: infer Item;
                  readonly min: infer Min extends number;
                  readonly max: infer Max extends number;
                }
              ? Listed<Shaped<Item>, Min, Max>
              : S extends { readonly as: 'fields'; readonly fields: infer F extends readonly Field[] }
                ? PrintOf<F>
                : S extends {
                      readonly as: 'variant';
                      readonly by: infer By extends string;
                      readonly of: infer Of;
                    }
                  ? Variants<By, Of>
                  : never;

type Variants<By extends string, Of> = {
  [Kind in keyof Of]: Of[Kind] extends readonly Field[]
    ? Flat<{ readonly [Key in By]: Kind } & PrintOf<Of[Kind]>>
    : never;
}[keyof Of];

/**
 * The type of a print with these fields. `infer Made` gives it no name of its own: two prints with a name would be compared
 * by what `PrintOf` does with any fields, which has no end.
 */
export type PrintOf<Fields extends readonly Field[]> = {
  readonly [Name in Exclude<Fields[number]['name'], OptionalNames<Fields[number]>>]: Shaped<
    Named<Fields[number], Name>['shape']
  >;
} & {
  readonly [Name in OptionalNames<Fields[number]>]?: Shaped<Named<Fields[number], Name>['shape']>;
} extends infer Made
  ? { readonly [Name in keyof Made]: Made[Name] }
  : never;

const entriesOf = (fields: readonly Field[]): Record<string, v.GenericSchema> =>
  Object.fromEntries(
    fields.map(({ name, shape, optional }) => [
      name,
      optional ? v.exactOptional(shapeSchema(shape)) : shapeSchema(shape),
    ]),
  );

const shapeSchema = (shape: Shape): v.GenericSchema => {
  switch (shape.as) {
    case 'own-id':
      return shape.of ? v.picklist(shape.of) : id;
    case 'literal':
      return v.literal(shape.value);
    case 'flag':
      return v.boolean();
    case 'whole':
      return whole(shape.min, shape.max);
    case 'choice':
      return v.picklist(shape.of);
    case 'text':
      return typed;
    case 'name':
      return id;
    case 'list':
      return shape.min === shape.max
        ? v.pipe(v.strictTuple(Array.from({ length: shape.min }, () => shapeSchema(shape.of))), v.readonly())
        : list(shapeSchema(shape.of), shape.min, shape.max);
    case 'fields':
      return v.strictObject(entriesOf(shape.fields));
    case 'variant':
      return oneOf(
        shape.by,
        Object.entries(shape.of).map(([kind, fields]) =>
          v.strictObject({ [shape.by]: v.literal(kind), ...entriesOf(fields) }),
        ),
      );
  }
};

/** What is read of such a print, from a file or out of a journal; bounded as its description says. */
export const schemaOf = <const Fields extends readonly Field[]>(fields: Fields): Schema<PrintOf<Fields>> =>
  v.strictObject(entriesOf(fields)) as unknown as Schema<PrintOf<Fields>>;

/** The same for prints of several kinds, told apart by the field that `by` names. */
export const variantOf = <
  const By extends string,
  const Of extends Readonly<Record<string, readonly Field[]>>,
>(
  by: By,
  of: Of,
): Schema<Variants<By, Of>> => shapeSchema({ as: 'variant', by, of }) as unknown as Schema<Variants<By, Of>>;
