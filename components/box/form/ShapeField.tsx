import { TextField } from '@/components/ui/TextField';
import { Toggle } from '@/components/ui/Toggle';
import { choiceName } from '../box-table';
import { ChipField } from './ChipField';
import type { FieldProps } from './field-props';
import { GroupField } from './GroupField';
import { ListField } from './ListField';
import { LONGEST_TEXT } from './longest-text';
import { NameField } from './NameField';
import { WholeField } from './WholeField';

/** One part of what is printed on a piece, asked for in the way that suits its shape. */
export function ShapeField({ shape, ...rest }: FieldProps) {
  const { form, label, value, optional, onChange } = rest;
  const chosen = typeof value === 'string' ? [value] : [];
  const choose = ([first]: readonly string[]) => onChange(first);
  switch (shape.as) {
    case 'own-id':
    case 'literal':
      return null;
    case 'flag':
      return (
        <Toggle
          label={label}
          value={value === true}
          onChange={(on) => onChange(optional && !on ? undefined : on)}
        />
      );
    case 'whole':
      return <WholeField {...rest} shape={shape} />;
    case 'text':
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          maxLength={LONGEST_TEXT}
        />
      );
    case 'choice': {
      const { of, offered = of } = shape;
      const others = chosen.filter((id) => !offered.includes(id));
      const choices = [...offered, ...others].map((id) => ({ id, label: choiceName(form.table, id) }));
      return <ChipField {...{ form, label, choices, chosen, optional }} most={1} onChange={choose} />;
    }
    case 'name':
      return <NameField {...{ form, shape, label, chosen, optional }} most={1} onChange={choose} />;
    case 'list':
      return <ListField {...rest} shape={shape} />;
    case 'fields':
    case 'variant':
      return <GroupField {...rest} shape={shape} />;
  }
}
