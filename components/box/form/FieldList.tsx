import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import type { Field } from '@/rules/core/box';
import { blank } from './blank';
import type { BoxForm } from './box-form';
import { isAsked } from './box-form';
import { OptionalField } from './OptionalField';
import { ShapeField } from './ShapeField';

type Values = Readonly<Record<string, unknown>>;

interface FieldListProps {
  readonly form: BoxForm;
  readonly fields: readonly Field[];
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}

/** Fields below each other, each in the words of the game. */
export function FieldList({ form, fields, value, onChange }: FieldListProps) {
  const { words } = form.table;
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...others } = value;
    onChange(next === undefined ? others : { ...others, [name]: next });
  };
  return (
    <View style={styles.fields}>
      {fields.filter(isAsked).map(({ name, shape, optional }) => {
        const field = {
          form,
          shape,
          label: words(`box.field.${name}`),
          value: value[name],
          made: value,
          onChange: (next: unknown) => set(name, next),
        };
        return optional ? (
          <OptionalField key={name} field={field} onAdd={() => set(name, blank(shape) ?? null)} />
        ) : (
          <ShapeField key={name} {...field} />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ fields: { gap: space.l } });
