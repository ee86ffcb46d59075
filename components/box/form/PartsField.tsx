import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import type { NameShape } from '@/rules/core/box';
import { partsOf } from './box-form';
import { ChipField } from './ChipField';
import type { FieldProps, ShapeOf } from './field-props';
import { asList } from './values';

interface PartsFieldProps extends FieldProps<ShapeOf<'list'>> {
  readonly part: NameShape;
}

const OWN = '';

/** How many parts something has, as the spaces of a connection, and which of them it shares with another one. */
export function PartsField({ form, name, shape, part, label, value, made, onChange }: PartsFieldProps) {
  const { t } = form.table;
  const given = asList(value).filter((item) => typeof item === 'string');
  const named = (place: number): string => part.guess?.(made, place) ?? '';
  const own = Array.from({ length: shape.max }, (_, place) => named(place));
  const shared = partsOf(form, name, own);
  // Their names follow from the fields before them, which may have changed since.
  const parts = given.map((id, place) => (shared.some((other) => other.id === id) ? id : named(place)));
  const outdated = parts.some((id, place) => id !== given[place]);
  useEffect(() => {
    if (outdated) onChange(parts);
  });
  const set = (place: number, id: string) => onChange(parts.map((other, at) => (at === place ? id : other)));
  return (
    <View style={styles.parts}>
      <ChipField
        form={form}
        label={label}
        small
        choices={own.map((_, place) => ({ id: String(place + 1), label: String(place + 1) }))}
        chosen={[String(parts.length)]}
        most={1}
        optional={false}
        onChange={([count]) => onChange(own.slice(0, Number(count)).map((id, at) => parts[at] ?? id))}
      />
      {shared.length > 0 &&
        parts.map((id, place) => (
          <ChipField
            key={place}
            form={form}
            label={t('box.number-of', { what: label, number: place + 1 })}
            choices={[{ id: OWN, label: t('box.own-place') }, ...shared]}
            chosen={[shared.some((other) => other.id === id) ? id : OWN]}
            most={1}
            optional={false}
            onChange={([next]) => set(place, next === undefined || next === OWN ? named(place) : next)}
          />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({ parts: { gap: space.m } });
