import { type Seat } from '@/rules/core/seat';
import { type Table } from '../table';

/** What every thumb zone of a phase gets. */
export interface ActProps {
  readonly table: Table;
  readonly seat: Seat;
  /** The owner looks at the hand. */
  readonly onLook?: (() => void) | undefined;
}
