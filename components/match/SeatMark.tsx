import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { SeatBadge } from '@/components/kit/SeatBadge';
import { type Seat } from '@/rules/core/seat';
import { useMatch } from './match-context';

interface SeatMarkProps {
  readonly seat: Seat;
  readonly size?: number;
  /** Not beside its own name. */
  readonly spoken?: boolean;
  /** A dark token, as in the strip of a game where filled colour means something else. */
  readonly rimmed?: boolean;
}

/** The badge of whoever sits there: their colour brings its shape along. */
export function SeatMark({ seat, size = 40, spoken = false, rimmed = false }: SeatMarkProps) {
  const { header, seatName } = useMatch();
  const colour = header.players[seat]?.colour ?? seat;
  return (
    <SeatBadge
      name={seatName(seat)}
      color={seatColorOf(colour)}
      shape={seatShapeOf(colour)}
      size={size}
      rimmed={rimmed}
      decorative={!spoken}
    />
  );
}
