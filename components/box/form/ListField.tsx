import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { Button } from '@/components/ui/Button';
import { type Shape } from '@/rules/core/shape';
import { choiceName } from '../box-table';
import { blank } from './blank';
import { ChipField } from './ChipField';
import type { FieldProps, ShapeOf } from './field-props';
import { NameField } from './NameField';
import { paletteOf } from './palette';
import { PaletteField } from './PaletteField';
import { PartsField } from './PartsField';
import { SequenceField } from './SequenceField';
import { ShapeField } from './ShapeField';
import { asList, someOf } from './values';

/** Several of a kind: tapped where they have names, one below the other where each has parts of its own. */
export function ListField(props: FieldProps<ShapeOf<'list'>>) {
  const { form, shape, label, value, optional, onChange } = props;
  const { of, max } = shape;
  if (of.as === 'name' && of.guess) return <PartsField {...props} part={of} />;
  if (of.as === 'whole') return <SequenceField {...props} of={of} />;
  const palette = paletteOf(of);
  if (palette) return <PaletteField {...props} palette={palette} />;
  if (of.as !== 'choice' && of.as !== 'name') return <Items {...props} />;
  const tapped = {
    ...{ form, label, optional },
    chosen: asList(value).filter((item) => typeof item === 'string'),
    most: Math.max(max, 2),
    onChange: (next: readonly string[]) => onChange(someOf(next, optional)),
  };
  return of.as === 'name' ? (
    <NameField {...tapped} shape={of} />
  ) : (
    <ChipField {...tapped} choices={of.of.map((id) => ({ id, label: choiceName(form.table, id) }))} />
  );
}

const start = (shape: Shape): unknown =>
  blank(shape) ?? (shape.as === 'fields' || shape.as === 'variant' ? {} : undefined);

function Items({ form, name, shape, label, value, optional, made, onChange }: FieldProps<ShapeOf<'list'>>) {
  const { t } = form.table;
  const { of, min, max } = shape;
  const given = asList(value);
  const items =
    optional || given.length >= min ? given : Array.from({ length: min }, (_, at) => given[at] ?? start(of));
  const numbered = (place: number) => t('box.number-of', { what: label, number: place + 1 });
  return (
    <View style={styles.items}>
      {items.map((item, place) => (
        <View key={place} style={styles.item}>
          <ShapeField
            {...{ form, name, made }}
            shape={of}
            optional={false}
            label={numbered(place)}
            value={item}
            onChange={(next) => onChange(items.map((other, at) => (at === place ? next : other)))}
          />
          {items.length > (optional ? 0 : min) && (
            <Button
              label={t('box.less-item', { what: label, number: place + 1 })}
              kind="quiet"
              icon="minus"
              onPress={() =>
                onChange(
                  someOf(
                    items.filter((_, at) => at !== place),
                    optional,
                  ),
                )
              }
            />
          )}
        </View>
      ))}
      {items.length < max && (
        <Button
          label={t('box.more-item', { what: label })}
          kind="secondary"
          icon="plus"
          onPress={() => onChange(grown(items, { of, min }))}
        />
      )}
    </View>
  );
}

/** The first tap brings as many as there have to be. */
const grown = (
  items: readonly unknown[],
  { of, min }: Pick<ShapeOf<'list'>, 'of' | 'min'>,
): readonly unknown[] => {
  const length = Math.max(items.length + 1, min);
  return Array.from({ length }, (_, at) => items[at] ?? start(of));
};

const styles = StyleSheet.create({ items: { gap: space.m }, item: { gap: space.s } });
