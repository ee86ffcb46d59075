import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type TextSource } from '@/rules/i-spy/model/prints';
import { playerOf } from '../table';
import { assetName } from '../words';
import { type ActSheetProps } from './act-props';
import { CardRow } from './CardRow';
import { canLearn, canPlan, moreOffers } from './more';
import { OfferGrid } from './OfferGrid';

interface MoreSheetProps extends ActSheetProps {
  readonly onText: (source: TextSource, title: string) => void;
  readonly onLearn: () => void;
  readonly onPlan: () => void;
  readonly onCubes: () => void;
}

/** What a turn needs now and then: a Supply Cache, the Tag for Tickets, an Asset's text, a hand that cannot be played. */
export function MoreSheet({ table, seat, onText, onLearn, onPlan, onCubes, onClose }: MoreSheetProps) {
  const { t, view } = table;
  const offers = moreOffers({ table, seat });
  const { assets } = playerOf(view, seat);
  return (
    <Sheet open title={t('ui.more')} onClose={onClose}>
      <OfferGrid table={table} seat={seat} label={t('ui.more')} offers={offers} plain onTaken={onClose} />
      {canPlan(table) && <Button label={t('ui.plan')} icon="globe" onPress={onPlan} />}
      {canLearn(table) && <Button label={t('ui.learn')} kind="secondary" icon="edit" onPress={onLearn} />}
      <Button label={t('ui.cubes')} kind="quiet" icon="edit" onPress={onCubes} />
      {assets.length > 0 && (
        <>
          <AppText variant="label">{t('ui.asset-texts')}</AppText>
          {assets.map(({ asset, print }) => {
            const name = assetName(t, print, asset);
            return (
              <CardRow
                key={asset}
                title={name}
                detail={t('ui.asset-text')}
                onPress={() => onText({ kind: 'asset', asset }, name)}
              />
            );
          })}
        </>
      )}
    </Sheet>
  );
}
