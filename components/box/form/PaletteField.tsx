import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { Chip } from '@/components/kit/Chip';
import { choiceName } from './box-table';
import { type FieldProps, type ShapeOf } from './field-props';
import { Labelled } from '@/components/kit/Labelled';
import { NumberKeys } from '@/components/kit/NumberKeys';
import { type Swatch, swatchFor } from './palette';
import { usualOf } from './usual';
import { asList, asValues, someOf } from './values';

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

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
