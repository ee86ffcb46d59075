import { Stepper } from '@/components/ui/Stepper';
import { ChipField } from './ChipField';
import type { FieldProps, ShapeOf } from './field-props';

type WholeProps = FieldProps<ShapeOf<'whole'>>;

const CHIPS = 11;
const MORE = 'more';

/** A number of a card is one tap: the usual ones are there, the rare ones are counted up to. */
export function WholeField(props: WholeProps) {
  const { form, shape, label, value, optional, onChange } = props;
  const { min, max } = shape;
  if (min < 0) return <Counted {...props} />;
  const last = Math.min(max, min + CHIPS - 1);
  const usual = Array.from({ length: last - min + 1 }, (_, place) => String(min + place));
  const more = { id: MORE, label: `${last + 1}+` };
  const rare = typeof value === 'number' && value > last;
  return (
    <>
      <ChipField
        {...{ form, label, optional }}
        small
        choices={[...usual.map((id) => ({ id, label: id })), ...(max > last ? [more] : [])]}
        chosen={rare ? [MORE] : typeof value === 'number' ? [String(value)] : []}
        most={1}
        onChange={([next]) =>
          onChange(next === MORE ? last + 1 : next === undefined ? undefined : Number(next))
        }
      />
      {rare && <Stepper label={label} hideLabel value={value} min={last + 1} max={max} onChange={onChange} />}
    </>
  );
}

/** What may be a loss; where it is optional, nothing printed is 0. */
function Counted({ shape, label, value, optional, onChange }: WholeProps) {
  const shown = typeof value === 'number' ? value : 0;
  return (
    <Stepper
      label={label}
      value={shown}
      min={shape.min}
      max={shape.max}
      {...(optional && shown === 0 ? { valueText: '–' } : {})}
      onChange={(next) => onChange(optional && next === 0 ? undefined : next)}
    />
  );
}
