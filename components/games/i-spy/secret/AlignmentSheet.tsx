import { SeatMark } from '@/components/match/SeatMark';
import { HoldToReveal } from '@/components/kit/secret/HoldToReveal';
import { PassCover } from '@/components/kit/secret/PassCover';
import { Sheet } from '@/components/kit/Sheet';
import { type Seat } from '@/rules/core/seat';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { type Teller } from '../table';
import { Alignment } from './Alignment';

interface AlignmentSheetProps {
  readonly teller: Teller;
  readonly seat: Seat;
  /** Asked only while somebody holds. */
  readonly nationOf: () => Nation | undefined;
  readonly onClose: () => void;
}

/** IS-15: a dealt Alignment, for its owner, at any time. */
export function AlignmentSheet({ teller, seat, nationOf, onClose }: AlignmentSheetProps) {
  const name = teller.seatName(seat);
  return (
    <Sheet open title={teller.t('ui.only', { seat: name })} onClose={onClose}>
      <HoldToReveal
        name={name}
        cover={<PassCover name={name} badge={<SeatMark seat={seat} size={72} rimmed />} />}
      >
        {() => <Alignment teller={teller} nation={nationOf()} />}
      </HoldToReveal>
    </Sheet>
  );
}
