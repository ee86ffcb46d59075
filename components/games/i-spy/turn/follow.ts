import { type BaseMove } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { isRefused, type Violation } from '@/rules/core/violation';

/** Moves of one seat, made one after the other. */
interface Made extends Pick<LogAt, 'game' | 'state'> {
  readonly seat: Seat;
  readonly moves: readonly BaseMove[];
}

/** What the rules would say of a move after others. */
export const checkAfter = ({ game, state, seat, moves }: Made, next: BaseMove): readonly Violation[] =>
  game.check(
    moves.reduce((now, each) => game.apply(now, seat, each), state),
    seat,
    next,
  );

/** Whether another move can follow at once. */
export const canFollow = (made: Made, next: BaseMove): boolean => !isRefused(checkAfter(made, next));
