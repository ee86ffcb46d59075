import { AppText } from '@/components/kit/AppText';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { Stepper } from '@/components/kit/Stepper';
import { useGameWords } from '@/i18n/use-say';
import { useTranslate } from '@/i18n/use-translate';
import { type Options } from '@/rules/spy-connection/model/options';
import { type Prices, type Side, type Slot, slotPrice } from '@/rules/spy-connection/model/prices';
import { GAME } from '../table';

interface PricesSheetProps {
  readonly open: boolean;
  readonly side: Side;
  readonly prices: Prices;
  readonly onChange: (prices: Prices) => void;
  readonly onClose: () => void;
}

const SLOTS = [1, 2, 3, 4] as const;

/** What lies on a card in the end, space by space. */
export const pricesSaid = ({ board: side, prices }: Pick<Options, 'board' | 'prices'>): string =>
  SLOTS.map((slot) => slotPrice({ side, prices, slot, open: 1 })).join(' · ');

/**
 * SC-21 is read out of an example: whoever sees other numbers on the board says so. Nobody can tell whether the dark
 * side prints its one more, SC-60, so what is asked for is always what lies on the card in the end.
 */
export function PricesSheet({ open, side, prices, onChange, onClose }: PricesSheetProps) {
  const t = useGameWords(GAME);
  const app = useTranslate();
  const dark = side === 'dark' ? '-dark' : '';
  const paid = (slot: Slot) => slotPrice({ side, prices, slot, open: 1 });
  const more = slotPrice({ side, prices: [0, 0, 0, 0], slot: 1, open: 1 });
  return (
    <Sheet
      open={open}
      title={t(`ui.setup.prices${dark}`, { prices: pricesSaid({ board: side, prices }) })}
      onClose={onClose}
      footer={<Button label={app('common.done')} onPress={onClose} />}
    >
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
    </Sheet>
  );
}
