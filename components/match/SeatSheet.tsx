import { ListRow } from '@/components/kit/ListRow';
import { AppText } from '@/components/kit/AppText';
import { Sheet } from '@/components/kit/Sheet';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from './match-context';
import { SeatMark } from './SeatMark';

interface SeatSheetProps {
  readonly title: string;
  readonly hint?: string;
  readonly without?: Seat;
  readonly onClose: () => void;
  readonly onSeat: (seat: Seat) => void;
}

/** Asks for one of the people at the table. */
export function SeatSheet({ title, hint, without, onClose, onSeat }: SeatSheetProps) {
  const { header, seatName } = useMatch();
  return (
    <Sheet open title={title} onClose={onClose}>
      {hint !== undefined && <AppText tone="soft">{hint}</AppText>}
      {header.players.map((_, seat) =>
        seat === without ? undefined : (
          <ListRow
            key={seat}
            title={seatName(seat)}
            leading={<SeatMark seat={seat} />}
            onPress={() => onSeat(seat)}
          />
        ),
      )}
    </Sheet>
  );
}
