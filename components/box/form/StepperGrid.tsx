import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { type Field } from '@/rules/core/shape';
import { type BoxForm, fieldName } from './box-form';
import { type ShapeOf } from './field-props';
import { Labelled } from '@/components/kit/Labelled';
import { SignedStepper } from './SignedStepper';
import { type Values, withValue } from './values';

type Counted = Field & { readonly shape: ShapeOf<'whole'> };

/** Gains and losses of several things, as the Influence of the six Nations, are two columns of steppers. */
export const countedIn = (fields: readonly Field[]): readonly Counted[] | undefined =>
  fields.length > 1 && fields.every(isCounted) ? fields : undefined;

const isCounted = (field: Field): field is Counted =>
  field.optional === true && field.shape.as === 'whole' && field.shape.min < 0;

interface StepperGridProps {
  readonly form: BoxForm;
  readonly label: string;
  readonly fields: readonly Counted[];
  readonly value: Values;
  readonly onChange: (value: Values) => void;
}

export function StepperGrid({ form, label, fields, value, onChange }: StepperGridProps) {
  return (
    <Labelled label={label}>
      <View role="group" aria-label={label} style={styles.grid}>
        {fields.map(({ name, shape }) => (
          <View key={name} style={styles.one}>
            <AppText aria-hidden variant="small" style={styles.name} numberOfLines={1}>
              {fieldName(form.table, name)}
            </AppText>
            <SignedStepper
              hideLabel
              optional
              {...{ shape }}
              label={fieldName(form.table, name)}
              value={value[name]}
              onChange={(next) => onChange(withValue(value, name, next))}
            />
          </View>
        ))}
      </View>
    </Labelled>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: besideText(160), maxWidth: '100%' },
  name: { textAlign: 'center' },
});
