import { StyleSheet, View } from 'react-native';
import { space } from '@/components/theme/tokens';
import { type Field } from '@/rules/core/shape';
import type { BoxForm } from './box-form';
import { fieldName, isAsked } from './box-form';
import { ShapeField } from './ShapeField';
import type { Values } from './values';
import { withValue } from './values';

interface FieldListProps {
  readonly form: BoxForm;
  readonly fields: readonly Field[];
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}

/** Fields below each other, each in the words of the game. */
export function FieldList({ form, fields, value, onChange }: FieldListProps) {
  return (
    <View style={styles.fields}>
      {fields.filter(isAsked).map(({ name, shape, optional = false }) => (
        <ShapeField
          key={name}
          {...{ form, name, shape, optional }}
          label={fieldName(form.table, name)}
          value={value[name]}
          made={value}
          onChange={(next) => onChange(withValue(value, name, next))}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ fields: { gap: space.l } });
