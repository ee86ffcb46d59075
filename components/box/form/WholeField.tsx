import { NumberField } from '@/components/kit/NumberField';
import { type FieldProps, type ShapeOf } from './field-props';
import { SignedStepper } from './SignedStepper';
import { USUAL } from './usual';

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
