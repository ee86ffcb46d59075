import { AppText } from '@/components/ui/AppText';
import { Sheet } from '@/components/ui/Sheet';
import { CardPad } from '../pieces/CardPad';
import type { ActProps } from './act-props';

interface BurnSheetProps extends ActProps {
  readonly onClose: () => void;
}

/** SM-31: the card goes openly to the discard pile, so everybody may see which it is. One tap. */
export function BurnSheet({ table, seat, onClose }: BurnSheetProps) {
  const { t, act } = table;
  return (
    <Sheet open title={t('ui.do-burn')} onClose={onClose}>
      <AppText tone="soft">{t('ui.burn-hint')}</AppText>
      <CardPad
        names={table}
        label={t('ui.do-burn')}
        onCard={(card) => {
          onClose();
          act(seat, { type: 'burn-to-move', card });
        }}
      />
    </Sheet>
  );
}
