import { Labelled } from './Labelled';
import { NumberKeys } from './NumberKeys';
import { Stepper } from './Stepper';

interface NumberFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Up to here each number has a key of its own. */
  readonly usual: number;
  /** None before somebody has read it. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A number that is printed somewhere is one tap: the usual ones are there, the rare ones are counted up to. */
export function NumberField({ label, min, max, usual, value, onChange }: NumberFieldProps) {
  const last = Math.min(max, usual);
  const rare = value !== undefined && value > last;
  const keys = Array.from({ length: last - min + 1 }, (_, place) => ({
    label: String(min + place),
    selected: value === min + place,
    onPress: () => onChange(min + place),
  }));
  const more = { label: `${last + 1}+`, selected: rare, onPress: () => onChange(rare ? value : last + 1) };
  return (
    <Labelled label={label}>
      <NumberKeys label={label} role="radio" keys={max > last ? [...keys, more] : keys} />
      {rare && <Stepper label={label} hideLabel value={value} min={last + 1} max={max} onChange={onChange} />}
    </Labelled>
  );
}
