import { Stepper } from '@/components/kit/Stepper';
import { type FieldProps, type ShapeOf } from './field-props';

type SignedProps = Pick<
  FieldProps<ShapeOf<'whole'>>,
  'shape' | 'label' | 'value' | 'optional' | 'onChange'
> & {
  readonly hideLabel?: boolean;
};

const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : String(value);

/** What may be a gain or a loss; where it is optional, nothing printed is 0. */
export function SignedStepper({ shape, label, value, optional, onChange, hideLabel = false }: SignedProps) {
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
