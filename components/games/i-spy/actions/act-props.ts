import { type Offer } from '@/rules/core/contract';
import { type Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import { type Table } from '../table';

/** Who acts at which table. */
export interface ActProps {
  readonly table: Table;
  readonly seat: Seat;
  /** Gives the phone to this seat alone, where there is something to see. */
  readonly onLook?: (() => void) | undefined;
}

export interface ActSheetProps extends ActProps {
  readonly onClose: () => void;
}

/** The offers of these kinds of moves. */
export const offersOf = (
  { table, seat }: ActProps,
  ...kinds: readonly { readonly type: string }[]
): readonly Offer<Move>[] =>
  table.offers(seat).filter(({ move }) => kinds.some(({ type }) => type === move.type));
