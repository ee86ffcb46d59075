import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { Labelled } from '@/components/kit/Labelled';
import { NumberKeys } from '@/components/kit/NumberKeys';
import { type Field, type Shape, type WholeShape } from '@/rules/core/shape';
import { choiceName } from './box-table';
import { type FieldProps, type ShapeOf } from './field-props';
import { usualOf } from './NumberFields';
import { asList, asValues, someOf } from './values';
import { isAsked } from './box-form';

interface PaletteFieldProps extends FieldProps<ShapeOf<'list'>> {
  readonly palette: readonly Swatch[];
}

/** Several things of a few kinds, as the rewards of a contact: tapped in their order, and tapped again to go. */
export function PaletteField({ form, shape, palette, label, value, optional, onChange }: PaletteFieldProps) {
  const { table } = form;
  const [counting, setCounting] = useState<Swatch>();
  const items = asList(value);
  const full = items.length >= shape.max;
  const change = (next: readonly unknown[]) => {
    setCounting(undefined);
    onChange(someOf(next, optional));
  };
  const nameOf = (item: unknown): string => {
    const found = swatchFor(palette, asValues(item));
    if (!found) return '–';
    const name = choiceName(table, found.swatch.id);
    return found.number === undefined ? name : `${name}: ${found.number}`;
  };
  const tap = (swatch: Swatch) => (swatch.number ? setCounting(swatch) : change([...items, swatch.made]));
  const { number } = counting ?? {};
  return (
    <Labelled label={label}>
      {items.length > 0 && (
        <View role="group" aria-label={label} style={styles.chips}>
          {items.map((item, place) => (
            <Chip
              key={place}
              selected
              label={nameOf(item)}
              name={`${table.t('box.number-of', { what: label, number: place + 1 })}: ${nameOf(item)}`}
              onPress={() => change(items.filter((_, at) => at !== place))}
            />
          ))}
        </View>
      )}
      {!full && (
        <View role="group" aria-label={table.t('box.more-item', { what: label })} style={styles.chips}>
          {palette.map((swatch) => (
            <Chip
              key={swatch.id}
              label={choiceName(table, swatch.id)}
              selected={swatch === counting}
              onPress={() => tap(swatch)}
            />
          ))}
        </View>
      )}
      {counting && number && !full && (
        <>
          <AppText variant="small" tone="soft" aria-hidden>
            {choiceName(table, counting.id)}
          </AppText>
          <NumberKeys
            label={choiceName(table, counting.id)}
            role="button"
            keys={usualOf(number.shape).map((count) => ({
              label: String(count),
              selected: false,
              onPress: () => change([...items, { ...counting.made, [number.name]: count }]),
            }))}
          />
        </>
      )}
    </Labelled>
  );
}

/** Something to tap: a whole item, or one that still needs its number. */
interface Swatch {
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
const swatchFor = (
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

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
