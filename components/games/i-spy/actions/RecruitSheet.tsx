import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Segmented } from '@/components/kit/Segmented';
import { Sheet } from '@/components/kit/Sheet';
import { ASSET_CAPITALS, type AssetCapital } from '@/rules/i-spy/model/pieces';
import { recruit } from '@/rules/i-spy/moves/recruit';
import { AssetFields } from '../entry/AssetFields';
import { playerOf } from '../table';
import { type ActSheetProps, offersOf } from './act-props';
import { declineRecruit } from '@/rules/i-spy/moves/decline-recruit';
import { OfferGrid } from './OfferGrid';

interface RecruitSheetProps extends ActSheetProps {
  /** Where the spy is, if a contact told. */
  readonly capital: AssetCapital | undefined;
}

/** IS-41: a real Asset is read when it is recruited; facedown ones are alike, so its Capital is enough. */
export function RecruitSheet({ table, seat, capital, onClose }: RecruitSheetProps) {
  const { t, view, act } = table;
  const open = ASSET_CAPITALS.filter((each) => view.stacks[each].length > 0);
  const [chosen, setChosen] = useState<AssetCapital>(capital ?? open[0] ?? 'berlin');
  const { supply } = playerOf(view, seat);
  const asset = view.stacks[chosen][0]?.asset;
  return (
    <Sheet open title={t('ui.recruit-title')} onClose={onClose}>
      <AppText tone="soft">{t('ui.recruit-hint', { count: supply })}</AppText>
      {capital === undefined && (
        <Segmented<AssetCapital>
          label={t('ui.capital')}
          value={chosen}
          onChange={setChosen}
          choices={open.map((value) => ({ value, label: t(`piece.${value}`) }))}
        />
      )}
      {asset !== undefined && (
        <AssetFields
          table={table}
          supply={supply}
          onPrint={(print) => {
            onClose();
            act(seat, recruit.make({ asset, print }));
          }}
        />
      )}
      <OfferGrid
        table={table}
        seat={seat}
        label={t('ui.owed.recruit')}
        offers={offersOf({ table, seat }, declineRecruit)}
        plain
        onTaken={onClose}
      />
    </Sheet>
  );
}
