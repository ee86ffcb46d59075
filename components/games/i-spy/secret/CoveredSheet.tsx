import { type ReactNode } from 'react';
import { SeatMark } from '@/components/match/SeatMark';
import { PassCover } from '@/components/kit/secret/PassCover';
import { useReveal } from '@/components/kit/secret/use-reveal';
import { Button } from '@/components/kit/Button';
import { Sheet } from '@/components/kit/Sheet';
import { type Seat } from '@/rules/core/seat';
import { type Teller } from '../table';

export interface CoveredSheetProps {
  readonly teller: Teller;
  readonly seat: Seat;
  readonly title: string;
  readonly onClose: () => void;
  /** The sheet itself, made only while it is open. */
  readonly children: () => ReactNode;
}

/** A sheet for one player alone: behind the cover, and covered again when the app is left. */
export function CoveredSheet({ teller, seat, title, onClose, children }: CoveredSheetProps) {
  const { t, seatName } = teller;
  const reveal = useReveal();
  const name = seatName(seat);
  if (reveal.shown) return children();
  return (
    <Sheet open title={title} onClose={onClose}>
      <PassCover name={name} badge={<SeatMark seat={seat} size={72} rimmed />} />
      <Button label={t('ui.i-am', { seat: name })} icon="eye" onPress={reveal.toggle} />
    </Sheet>
  );
}
