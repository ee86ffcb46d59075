import { AppText } from '@/components/kit/AppText';
import { type ActProps, offersOf } from './act-props';
import { markPolitician } from '@/rules/i-spy/moves/mark-politician';
import { OfferGrid } from './OfferGrid';

/** IS-16: each player marks another Politician in the shadows, and may look at it. */
export function MarkActions({ table, seat }: ActProps) {
  const { t, seatName } = table;
  const label = t('ui.mark-one', { seat: seatName(seat) });
  return (
    <>
      <AppText variant="label">{label}</AppText>
      <OfferGrid
        table={table}
        seat={seat}
        label={label}
        offers={offersOf({ table, seat }, markPolitician)}
        plain
      />
    </>
  );
}
