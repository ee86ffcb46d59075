import { useState } from 'react';
import { Button } from '@/components/kit/Button';
import { Segmented } from '@/components/kit/Segmented';
import { TextField } from '@/components/kit/TextField';
import { freshId } from '@/rules/core/box';
import { checkMap, EMPTY_MAP, type RegionKind, type RegionPrint, withRegion } from '@/rules/i-spy/model/map';
import { type Capital, CAPITALS } from '@/rules/i-spy/model/pieces';
import { placeId } from '@/rules/i-spy/model/print-ids';
import { type Table } from '../table';

export interface RegionFieldsProps {
  readonly table: Table;
  /** Which it can be here; where it can only be one, it is not asked for. */
  readonly kinds: readonly RegionKind[];
  /** Known from where the Spy is. */
  readonly capital?: Capital | undefined;
  readonly done: string;
  readonly onPrint: (print: RegionPrint) => void;
}

const isOfCapital = (kind: RegionKind): boolean => kind === 'outlet' || kind === 'capital';
const LONGEST = 40;

/** A Region as it is printed: its name, its kind, and its Capital where it has one. */
export function RegionFields({ table, kinds, capital: known, done, onPrint }: RegionFieldsProps) {
  const { t, view, why } = table;
  const [name, setName] = useState('');
  const [kind, setKind] = useState<RegionKind>(kinds[0] ?? 'normal');
  const [capital, setCapital] = useState<Capital>(known ?? 'berlin');
  const map = view.map?.print ?? EMPTY_MAP;
  const print: RegionPrint = {
    id: freshId(placeId(name), (id) => map.regions.some((region) => region.id === id)),
    name: name.trim(),
    kind,
    ...(isOfCapital(kind) ? { capital } : {}),
  };
  const against = why(checkMap(withRegion(map, print)));
  return (
    <>
      <TextField label={t('ui.region.name')} value={name} maxLength={LONGEST} onChange={setName} />
      {kinds.length > 1 && (
        <Segmented<RegionKind>
          label={t('ui.region.kind')}
          value={kind}
          onChange={setKind}
          choices={kinds.map((value) => ({ value, label: t(`ui.key.${value}`) }))}
        />
      )}
      {isOfCapital(kind) && known === undefined && (
        <Segmented<Capital>
          label={t('ui.capital')}
          value={capital}
          onChange={setCapital}
          choices={CAPITALS.map((value) => ({ value, label: t(`piece.${value}`) }))}
        />
      )}
      <Button
        label={done}
        icon="check"
        reason={print.name === '' ? t('ui.region.name-missing') : against}
        onPress={() => onPrint(print)}
      />
    </>
  );
}
