import { useState } from 'react';
import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { type Prices, type Side, type Slot, slotPrice } from '@/rules/spy-connection/model/prices';
import { GAME } from '../table';

interface PrintedPricesProps {
  readonly side: Side;
  readonly prices: Prices;
  readonly onChange: (prices: Prices) => void;
}

const SLOTS = [1, 2, 3, 4] as const;

/**
 * SC-21 is read out of an example: whoever sees other numbers on the board says so. Nobody can tell whether the dark
 * side prints its one more, SC-60, so what is asked for is always what lies on the card in the end.
 */
export function PrintedPrices({ side, prices, onChange }: PrintedPricesProps) {
  const t = useGameWords(GAME);
  const [open, setOpen] = useState(false);
  const dark = side === 'dark' ? '-dark' : '';
  const paid = (slot: Slot) => slotPrice({ side, prices, slot, open: 1 });
  const label = t(`ui.setup.prices${dark}`, { prices: SLOTS.map(paid).join(' · ') });
  if (!open) return <Button label={label} kind="quiet" icon="edit" onPress={() => setOpen(true)} />;
  const more = slotPrice({ side, prices: [0, 0, 0, 0], slot: 1, open: 1 });
  return (
    <>
      <AppText tone="soft">{t(`ui.setup.prices-hint${dark}`)}</AppText>
      {SLOTS.map((slot) => (
        <Stepper
          key={slot}
          label={t(`ui.setup.price-of${dark}`, { slot })}
          value={paid(slot)}
          min={more}
          max={9 + more}
          onChange={(next) =>
            onChange(
              prices.map((old, place) => (place === slot - 1 ? next - more : old)) as unknown as Prices,
            )
          }
        />
      ))}
    </>
  );
}
