import { type ActionsProps } from '@/components/match/game-screens';
import { Grid } from '@/components/kit/Grid';
import { OfferButton } from '@/components/match/frame/OfferButton';
import { useMoves } from '@/components/match/use-moves';
import { useTranslate } from '@/i18n/use-translate';
import { isRefused } from '@/rules/core/violation';

/** Everything that is offered: what can be done now comes first. */
export function Actions(props: ActionsProps) {
  const { seat, play } = props;
  const t = useTranslate();
  const offers = [...useMoves(props).offers(seat)].sort(
    (left, right) => Number(isRefused(left.violations)) - Number(isRefused(right.violations)),
  );
  return (
    <Grid label={t('match.actions')}>
      {offers.map((offer, index) => (
        <OfferButton
          key={offer.id}
          offer={offer}
          first={index === 0 && !isRefused(offer.violations)}
          onPress={() => play(seat, offer.move)}
        />
      ))}
    </Grid>
  );
}
