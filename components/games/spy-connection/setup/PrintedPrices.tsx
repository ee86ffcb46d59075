import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Stepper } from '@/components/ui/Stepper';
import { useGameWords } from '@/i18n/use-say';
import type { Prices } from '@/rules/spy-connection/prices';
import { GAME } from '../table';

interface PrintedPricesProps {
  readonly prices: Prices;
  readonly onChange: (prices: Prices) => void;
}

/** SC-21 is read out of an example: whoever sees other numbers on the board says so. */
export function PrintedPrices({ prices, onChange }: PrintedPricesProps) {
  const t = useGameWords(GAME);
  const [open, setOpen] = useState(false);
  const label = t('ui.setup.prices', { prices: prices.join(' · ') });
  if (!open) return <Button label={label} kind="quiet" icon="edit" onPress={() => setOpen(true)} />;
  return prices.map((price, place) => (
    <Stepper
      key={place}
      label={t('ui.setup.price-of', { slot: place + 1 })}
      value={price}
      max={9}
      onChange={(next) =>
        onChange(prices.map((old, other) => (other === place ? next : old)) as unknown as Prices)
      }
    />
  ));
}
