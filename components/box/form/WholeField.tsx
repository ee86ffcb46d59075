import { Stepper } from '@/components/ui/Stepper';
import type { FieldProps, ShapeOf } from './field-props';

/** A number; where it is optional, nothing printed is a step below the least, or 0 where that says nothing. */
export function WholeField({ shape, label, value, optional, onChange }: FieldProps<ShapeOf<'whole'>>) {
  const { min, max } = shape;
  const none = optional ? (min > 0 ? min - 1 : 0) : undefined;
  const shown = typeof value === 'number' ? value : (none ?? min);
  return (
    <Stepper
      label={label}
      value={shown}
      min={Math.min(min, none ?? min)}
      max={max}
      {...(shown === none ? { valueText: '–' } : {})}
      onChange={(next) => onChange(next === none ? undefined : next)}
    />
  );
}
