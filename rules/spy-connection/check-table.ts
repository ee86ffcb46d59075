import { number } from '@/rules/core/message';
import type { TableOptions } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { refuse } from './refusals';
import type { Side } from './prices';

interface Table extends TableOptions {
  readonly board: Side;
  readonly agents: readonly (14 | 15)[];
}

/** SC-1, SC-11, SC-13, SC-62: who plays with what. */
export const checkTable = ({ seatCount, startSeat, board, agents }: Table): readonly Violation[] => [
  ...(seatCount < 2 || seatCount > 4
    ? [refuse('SC-1', 'players', { params: { min: number(2), max: number(4) } })]
    : []),
  ...(startSeat < 0 || startSeat >= seatCount ? [refuse('SC-13', 'no-such-seat')] : []),
  ...(agents.length === seatCount ? [] : [refuse('SC-11', 'agents-for-each')]),
  ...(board === 'dark' && agents.includes(14) ? [refuse('SC-62', 'dark-with-14')] : []),
];
