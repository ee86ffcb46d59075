import type { MoveOffer, Offer } from '@/rules/core/contract';
import type { Seat } from '@/rules/core/seat';
import { type Move } from '@/rules/i-spy/game';
import type { Table } from '../table';

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

export const isMove = (offer: Offer<Move>): offer is MoveOffer<Move> => offer.kind === 'move';

/** The offers of one kind of move. */
export const offersOf = (
  { table, seat }: ActProps,
  ...types: readonly Move['type'][]
): readonly MoveOffer<Move>[] =>
  table
    .offers(seat)
    .filter(isMove)
    .filter(({ move }) => types.includes(move.type));
