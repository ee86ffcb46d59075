import { type BaseMove } from '@/rules/core/contract';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Seat } from '@/rules/core/seat';
import { isRefused } from '@/rules/core/violation';
import { type View } from '@/rules/i-spy/model/view';

/** Moves of one seat, made one after the other. */
interface Made extends Pick<LogAt, 'game' | 'state'> {
  readonly seat: Seat;
  readonly moves: readonly BaseMove[];
}

const after = ({ game, state, seat, moves }: Made): unknown =>
  moves.reduce((now, each) => game.apply(now, seat, each), state);

/** Whether another move can follow at once. */
export const canFollow = (made: Made, next: BaseMove): boolean =>
  !isRefused(made.game.check(after(made), made.seat, next));

/** The table as it would lie then, for everybody. */
export const viewAfter = (made: Made): View => made.game.view(after(made), 'table') as View;
