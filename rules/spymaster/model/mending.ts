import type { Repair } from '@/rules/core/contract';
import type { Seat } from '@/rules/core/seat';
import { apply, check } from './check';
import type { Move } from './moves';
import type { State } from './state';

/** A move that was refused, and who made it. */
export interface RefusedMove<M extends Move = Move> {
  readonly state: State;
  readonly seat: Seat;
  readonly move: M;
}

const arePlayable = (state: State, seat: Seat, moves: readonly Move[]): boolean => {
  const [next, ...rest] = moves;
  if (!next) return true;
  const broken = check(state, seat, next).some(({ certainty }) => certainty === 'broken');
  return !broken && arePlayable(apply(state, seat, next), seat, rest);
};

/** The repair, if everything in it can be done and the move after it. */
export const ifMended = (
  { state, seat, move }: RefusedMove,
  repair: Repair<Move>,
): readonly Repair<Move>[] =>
  arePlayable(state, seat, [...repair.moves, repair.instead ?? move]) ? [repair] : [];
