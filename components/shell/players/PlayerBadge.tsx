import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { SeatBadge } from '@/components/kit/SeatBadge';

interface PlayerBadgeProps {
  readonly name: string;
  readonly colour: number;
  readonly size?: number;
}

/** Beside a name that is read out anyway; a colour brings its shape along. */
export function PlayerBadge({ name, colour, size = 40 }: PlayerBadgeProps) {
  return (
    <SeatBadge name={name} color={seatColorOf(colour)} shape={seatShapeOf(colour)} size={size} decorative />
  );
}
