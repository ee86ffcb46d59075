import { Grid } from '@/components/kit/Grid';
import { OfferButton } from '@/components/match/frame/OfferButton';
import { type Offer } from '@/rules/core/contract';
import { type Move } from '@/rules/i-spy/game';
import { type ActProps } from './act-props';

interface OfferGridProps extends ActProps {
  readonly label: string;
  readonly offers: readonly Offer<Move>[];
  /** None of them stands out. */
  readonly plain?: boolean;
  readonly onTaken?: () => void;
}

/** Moves as buttons; one that cannot be made now says why. */
export function OfferGrid({ table, seat, label, offers, plain = false, onTaken }: OfferGridProps) {
  return (
    <Grid label={label}>
      {offers.map((offer) => (
        <OfferButton
          key={offer.id}
          offer={offer}
          first={!plain}
          onPress={() => {
            onTaken?.();
            table.act(seat, offer.move);
          }}
        />
      ))}
    </Grid>
  );
}
