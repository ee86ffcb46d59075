import { useState } from 'react';
import { Grid } from '@/components/kit/Grid';
import { OfferButton } from '@/components/match/frame/OfferButton';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { type Owed } from '@/rules/i-spy/model/state';
import { type ActProps, offersOf } from '../actions/act-props';
import { dropTickets } from '@/rules/i-spy/moves/drop-tickets';
import { takeTagForTickets } from '@/rules/i-spy/moves/take-tag-for-tickets';
import { TravelSheet } from './TravelSheet';

interface CoercedTicketsProps extends ActProps {
  readonly owed: Extract<Owed, { readonly kind: 'coerced-tickets' }>;
}

/**
 * IS-38: Tickets of a Spy who is put to it are spent at once, and what is left vanishes. After the last one a Private Line
 * still offers its Tag for two more.
 */
export function CoercedTickets({ table, seat, owed }: CoercedTicketsProps) {
  const { t, act, seatName } = table;
  const [open, setOpen] = useState(false);
  const who = { seat: seatName(owed.as) };
  const label =
    owed.left > 0
      ? t('ui.due.coerced-tickets', { ...who, count: owed.left })
      : t('ui.due.coerced-spent', who);
  return (
    <>
      <AppText variant="label">{label}</AppText>
      <Grid label={label}>
        {owed.left > 0 && (
          <Button
            label={t('ui.short-do.travel', { count: owed.left })}
            name={t('ui.do-travel-with', { count: owed.left })}
            onPress={() => setOpen(true)}
          />
        )}
        {offersOf({ table, seat }, takeTagForTickets, dropTickets).map((offer) => (
          <OfferButton key={offer.id} offer={offer} first={false} onPress={() => act(seat, offer.move)} />
        ))}
      </Grid>
      {open && <TravelSheet table={table} seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}
