import { type Field, type Shape, type WholeShape } from '@/rules/core/shape';
import { isAsked } from './box-form';
import { type ShapeOf } from './field-props';

/** Something to tap: a whole item, or one that still needs its number. */
export interface Swatch {
  /** What it is called by. */
  readonly id: string;
  readonly made: Readonly<Record<string, unknown>>;
  readonly number?: { readonly name: string; readonly shape: WholeShape };
}

/** Everything that an item can be, where one tap, or one and a number, tells it. */
export const paletteOf = (shape: Shape): readonly Swatch[] | undefined => {
  if (shape.as !== 'variant') return undefined;
  const groups = Object.entries(shape.of).map(([kind, fields]) => swatchesOf(shape, kind, fields));
  return groups.every((group) => group !== undefined) ? groups.flat() : undefined;
};

const swatchesOf = (
  { by }: ShapeOf<'variant'>,
  kind: string,
  fields: readonly Field[],
): readonly Swatch[] | undefined => {
  const [only, ...others] = fields.filter(isAsked);
  const made = { [by]: kind };
  if (!only) return [{ id: kind, made }];
  const { name, shape } = only;
  if (others.length > 0) return undefined;
  if (shape.as === 'choice') return shape.of.map((id) => ({ id, made: { ...made, [name]: id } }));
  return shape.as === 'whole' ? [{ id: kind, made, number: { name, shape } }] : undefined;
};

const alike = (left: object, right: object): boolean =>
  JSON.stringify(Object.entries(left).sort()) === JSON.stringify(Object.entries(right).sort());

/** The swatch that an item came from, and its number if it has one. */
export const swatchFor = (
  palette: readonly Swatch[],
  item: Readonly<Record<string, unknown>>,
): { readonly swatch: Swatch; readonly number?: number } | undefined => {
  for (const swatch of palette) {
    const number = swatch.number && item[swatch.number.name];
    if (typeof number === 'number' && swatch.number) {
      if (alike({ ...swatch.made, [swatch.number.name]: number }, item)) return { swatch, number };
    } else if (alike(swatch.made, item)) return { swatch };
  }
  return undefined;
};
