import { Segmented } from '@/components/kit/Segmented';
import { useTranslate } from '@/i18n/use-translate';
import { type Decision } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';

interface SeatChoiceProps {
  readonly decision: Decision | undefined;
  /** Nobody yet, where it must be said. */
  readonly seat: Seat | undefined;
  readonly onSeat: (seat: Seat) => void;
}

/** Where several may act at the same time, the phone asks who does, or for what they are asked. */
export function SeatChoice({ decision, seat, onSeat }: SeatChoiceProps) {
  const t = useTranslate();
  const { seatName, say } = useMatch();
  if (!decision || decision.seats.length < 2) return undefined;
  return (
    <Segmented
      label={decision.anyOrder ? say(decision.purpose) : t('match.who-acts')}
      value={seat === undefined ? '' : String(seat)}
      brief
      onChange={(value) => onSeat(Number(value))}
      choices={decision.seats.map((each) => ({ value: String(each), label: seatName(each) }))}
    />
  );
}
