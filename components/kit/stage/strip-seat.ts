import { type IconName } from '@/components/kit/icons/icons';
import { type SeatColorName, type SeatShape } from '@/components/kit/theme/seats';
import { type SeatSign } from '@/components/kit/SeatBadge';
import { type SeatState } from '@/components/kit/seat-look';
import { type Seat } from '@/rules/core/seat';

export interface StripNumber {
  readonly id: string;
  /** In words, with its number: "8 Agents". */
  readonly label: string;
  readonly text: string;
  readonly icon?: IconName;
  /** What a previewed move would make of it. */
  readonly soon?: string;
  /** The very number that a refusal is about. */
  readonly refused?: boolean;
}

export interface StripSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly color: SeatColorName;
  readonly shape: SeatShape;
  readonly state: SeatState;
  readonly sign?: SeatSign;
  /** The one or two that everybody asks for, the first one large; none where a game counts nothing by seat. */
  readonly numbers: readonly [] | readonly [StripNumber] | readonly [StripNumber, StripNumber];
}
