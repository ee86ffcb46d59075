import { useState } from 'react';
import { Button } from '@/components/kit/Button';
import { TextField } from '@/components/kit/TextField';
import { type NameShape } from '@/rules/core/shape';
import { putEntry, newPrint } from '@/store/box/edit-box';
import { boxInUse } from './box-table';
import { type BoxForm, isAsked, kindToName, namesOf } from './box-form';
import { ChipField } from './ChipField';
import { LONGEST_TEXT } from './field-props';

interface NameFieldProps {
  readonly form: BoxForm;
  readonly shape: NameShape;
  readonly label: string;
  readonly chosen: readonly string[];
  readonly most: number;
  readonly optional: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Names to tap, as the cities of a Mission. One that is not there is typed once and is there from then on. */
export function NameField({ form, shape, ...field }: NameFieldProps) {
  const { t, report } = form.table;
  const [name, setName] = useState<string>();
  const kind = kindToName(form, shape);
  const found = report.kinds.find((one) => one.kind === kind);
  const room = found !== undefined && found.known < (found.all ?? Infinity);
  const add = () => {
    const id = name === undefined ? undefined : enter(form, shape, name.trim());
    setName(undefined);
    if (id !== undefined) field.onChange(field.most === 1 ? [id] : [...field.chosen, id]);
  };
  return (
    <>
      <ChipField {...{ form, ...field }} choices={namesOf(form, shape)} />
      {name !== undefined && (
        <TextField
          label={t('box.new-name')}
          value={name}
          onChange={setName}
          onSubmit={add}
          maxLength={LONGEST_TEXT}
        />
      )}
      {room && (
        <Button
          label={t(name === undefined ? 'box.other-name' : 'box.add-name')}
          kind="quiet"
          icon="plus"
          onPress={() => (name === undefined ? setName('') : add())}
        />
      )}
    </>
  );
}

/** The id that the name has from now on. */
const enter = (form: BoxForm, shape: NameShape, name: string): string | undefined => {
  const { table } = form;
  const { module, report, catalogue, game } = table;
  const kind = kindToName(form, shape);
  const field = kind?.fields.find(isAsked)?.name;
  const print =
    kind && field && name !== ''
      ? newPrint(module, { kind: kind.kind, data: { [field]: name } }, (id) =>
          report.prints.some((known) => known.kind === kind.kind && known.id === id),
        )
      : undefined;
  const box = print && boxInUse(table);
  if (!print || box === undefined) return undefined;
  return putEntry(catalogue, { game, box }, { print }).ok ? print.id : undefined;
};
