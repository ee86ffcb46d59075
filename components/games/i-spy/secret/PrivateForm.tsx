import type { ReactNode } from 'react';
import { SeatMark } from '@/components/match/SeatMark';
import { PassCover } from '@/components/secret/PassCover';
import { useReveal } from '@/components/secret/use-reveal';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { Seat } from '@/rules/core/seat';
import type { Teller } from '../table';

interface PrivateFormProps {
  readonly teller: Teller;
  readonly seat: Seat;
  readonly title: string;
  readonly onClose: () => void;
  /** Called only while it is open. */
  readonly children: () => ReactNode;
}

/** Something that one player fills in unseen: behind the cover, and covered again when the app is left. */
export function PrivateForm({ teller, seat, title, onClose, children }: PrivateFormProps) {
  const { t, seatName } = teller;
  const reveal = useReveal();
  const name = seatName(seat);
  return (
    <Sheet open title={title} onClose={onClose}>
      {reveal.shown ? (
        children()
      ) : (
        <>
          <PassCover name={name} badge={<SeatMark seat={seat} size={72} />} />
          <Button label={t('ui.i-am', { seat: name })} icon="eye" onPress={reveal.toggle} />
        </>
      )}
    </Sheet>
  );
}
