import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/components/kit/theme/tokens';
import { Toggle } from '@/components/kit/Toggle';
import { type NameShape } from '@/rules/core/shape';
import { partsOf } from './box-form';
import { ChipField } from './ChipField';
import { type FieldProps, type ShapeOf } from './field-props';
import { Labelled } from '@/components/kit/Labelled';
import { NumberKeys } from '@/components/kit/NumberKeys';
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
  const others = partsOf(form, name, made).filter(({ id }) => !own.includes(id));
  const isShared = (id: string): boolean => others.some((other) => other.id === id);
  const [sharing, setSharing] = useState(given.some(isShared));
  // Their names follow from the fields before them, which may have changed since.
  const parts = given.map((id, place) => (sharing && isShared(id) ? id : named(place)));
  const outdated = parts.some((id, place) => id !== given[place]);
  useEffect(() => {
    if (outdated) onChange(parts);
  });
  const set = (place: number, id: string) => onChange(parts.map((other, at) => (at === place ? id : other)));
  return (
    <View style={styles.parts}>
      <Labelled label={label}>
        <NumberKeys
          label={label}
          role="radio"
          keys={own.map((_, place) => ({
            label: String(place + 1),
            selected: parts.length === place + 1,
            onPress: () => onChange(own.slice(0, place + 1).map((id, at) => parts[at] ?? id)),
          }))}
        />
      </Labelled>
      {others.length > 0 && parts.length > 0 && (
        <Toggle label={t('box.shares')} value={sharing} onChange={setSharing} />
      )}
      {sharing &&
        parts.map((id, place) => (
          <ChipField
            key={place}
            form={form}
            label={t('box.number-of', { what: label, number: place + 1 })}
            choices={[{ id: OWN, label: t('box.own-place') }, ...others]}
            chosen={[isShared(id) ? id : OWN]}
            most={1}
            optional={false}
            onChange={([next]) => set(place, next === undefined || next === OWN ? named(place) : next)}
          />
        ))}
    </View>
  );
}

const styles = StyleSheet.create({ parts: { gap: space.m } });
