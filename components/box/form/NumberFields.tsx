import { StyleSheet, View } from 'react-native';
import { besideText } from '@/components/kit/theme/text-size';
import { space } from '@/components/kit/theme/tokens';
import { AppText } from '@/components/kit/AppText';
import { type Field, type WholeShape } from '@/rules/core/shape';
import { Labelled } from '@/components/kit/Labelled';
import { NumberField } from '@/components/kit/NumberField';
import { Stepper } from '@/components/kit/Stepper';
import { type BoxForm, fieldName } from './box-form';
import { type FieldProps, type ShapeOf } from './field-props';
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

/** A number of a card. */
export function WholeField(props: FieldProps<ShapeOf<'whole'>>) {
  const { shape, label, value, optional, onChange } = props;
  const { min, max, usual = USUAL } = shape;
  if (min < 0) return <SignedStepper {...props} />;
  return (
    <NumberField
      {...{ label, min, max, usual }}
      value={typeof value === 'number' ? value : undefined}
      onChange={(next) => onChange(optional && next === value ? undefined : next)}
    />
  );
}

type SignedProps = Pick<
  FieldProps<ShapeOf<'whole'>>,
  'shape' | 'label' | 'value' | 'optional' | 'onChange'
> & {
  readonly hideLabel?: boolean;
};

const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : String(value);

/** What may be a gain or a loss; where it is optional, nothing printed is 0. */
function SignedStepper({ shape, label, value, optional, onChange, hideLabel = false }: SignedProps) {
  const shown = typeof value === 'number' ? value : 0;
  return (
    <Stepper
      {...{ label, hideLabel }}
      value={shown}
      min={shape.min}
      max={shape.max}
      valueText={optional && shown === 0 ? '–' : signed(shown)}
      onChange={(next) => onChange(optional && next === 0 ? undefined : next)}
    />
  );
}

const USUAL = 10;

/** The numbers that get a key of their own. */
export const usualOf = ({ min, max, usual = USUAL }: WholeShape): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(max, usual) - min + 1) }, (_, place) => min + place);

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  one: { flexGrow: 1, flexBasis: besideText(160), maxWidth: '100%' },
  name: { textAlign: 'center' },
});
