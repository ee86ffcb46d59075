import { useState } from 'react';
import { Button } from '@/components/kit/Button';
import { ListRow } from '@/components/kit/ListRow';
import { TextField } from '@/components/kit/TextField';
import { Grid } from '@/components/kit/Grid';
import { STARRED_ASSETS, type StarredAsset } from '@/rules/i-spy/model/pieces';
import { assetId } from '@/rules/i-spy/model/print-ids';
import { type AssetPrint } from '@/rules/i-spy/model/prints';
import { type Table } from '../table';
import { assetName } from '../words';
import { CostKeys } from './CostKeys';

interface AssetFieldsProps {
  readonly table: Table;
  /** What it can be paid from. */
  readonly supply: number;
  readonly onPrint: (print: AssetPrint) => void;
}

/** IS-41: what a recruited Asset costs; its name only for who wants to find it again. */
export function AssetFields({ table: { t, view, options }, supply, onPrint }: AssetFieldsProps) {
  const [cost, setCost] = useState<number>();
  const [name, setName] = useState('');
  const [starred, setStarred] = useState<StarredAsset>();
  const owned = view.players.flatMap(({ assets }) => assets.flatMap(({ print }) => print?.id ?? []));
  const known = options.assetPrints.filter(({ id }) => !owned.includes(id));
  const fits = cost === undefined ? [] : known.filter((print) => print.cost === cost);
  const taken = [...owned, ...options.assetPrints.map(({ id }) => id)];
  const read = () => {
    if (cost === undefined) return;
    const typed = name.trim();
    const print = { cost, ...(typed ? { name: typed } : {}), ...(starred ? { starred } : {}) };
    onPrint({ id: assetId(print, (id) => taken.includes(id)), ...print });
  };
  return (
    <>
      <CostKeys teller={{ t }} supply={supply} chosen={cost} onCost={setCost} />
      {fits.map((print) => (
        <ListRow
          key={print.id}
          title={assetName(t, print, 0)}
          detail={t('ui.costs', { count: print.cost })}
          onPress={() => onPrint(print)}
        />
      ))}
      {options.specialActionCards && (
        <Grid label={t('ui.read.starred')}>
          {STARRED_ASSETS.map((asset) => (
            <Button
              key={asset}
              label={t(`piece.${asset}`)}
              kind={asset === starred ? 'primary' : 'secondary'}
              onPress={() => setStarred(asset === starred ? undefined : asset)}
            />
          ))}
        </Grid>
      )}
      <TextField label={t('ui.read.name')} value={name} maxLength={60} onChange={setName} />
      <Button
        label={t('ui.recruit')}
        icon="check"
        reason={cost === undefined ? t('ui.read.missing') : undefined}
        onPress={read}
      />
    </>
  );
}
