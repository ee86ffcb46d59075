import { Stepper } from '@/components/ui/Stepper';
import type { FieldProps, ShapeOf } from './field-props';
import { Labelled } from './Labelled';
import { NumberKeys } from './NumberKeys';
import { SignedStepper } from './SignedStepper';
import { usualOf } from './usual';

type WholeProps = FieldProps<ShapeOf<'whole'>>;

/** A number of a card is one tap: the usual ones are there, the rare ones are counted up to. */
export function WholeField(props: WholeProps) {
  const { shape, label, value, optional, onChange } = props;
  if (shape.min < 0) return <SignedStepper {...props} />;
  const usual = usualOf(shape);
  const next = usual.length + shape.min;
  const rare = typeof value === 'number' && value >= next;
  const keys = usual.map((number) => ({
    label: String(number),
    selected: value === number,
    onPress: () => onChange(optional && value === number ? undefined : number),
  }));
  const more = { label: `${next}+`, selected: rare, onPress: () => onChange(rare ? value : next) };
  return (
    <Labelled label={label}>
      <NumberKeys label={label} role="radio" keys={shape.max >= next ? [...keys, more] : keys} />
      {rare && (
        <Stepper label={label} hideLabel value={value} min={next} max={shape.max} onChange={onChange} />
      )}
    </Labelled>
  );
}
