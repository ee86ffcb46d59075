import { Segmented } from '@/components/ui/Segmented';
import { useTranslate } from '@/i18n/use-translate';
import type { Seat } from '@/rules/core/seat';
import { useMatch } from '../match-context';

interface SeatChoiceProps {
  readonly seats: readonly Seat[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

/** Where several may act at the same time, the phone asks who does. */
export function SeatChoice({ seats, seat, onSeat }: SeatChoiceProps) {
  const t = useTranslate();
  const { seatName } = useMatch();
  if (seats.length < 2) return undefined;
  return (
    <Segmented
      label={t('match.who-acts')}
      value={String(seat)}
      onChange={(value) => onSeat(Number(value))}
      choices={seats.map((each) => ({ value: String(each), label: seatName(each) }))}
    />
  );
}
