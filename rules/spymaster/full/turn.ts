import { seat as seatParam } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { refuse } from '../refusals';
import type { State } from './state';

/** SM-30: what holds for everything in a turn of the Operations phase. */
export const checkTurn = ({ phase, active }: State, seat: Seat): readonly Violation[] | undefined => {
  if (phase !== 'operations') return [refuse('SM-30', 'not-now')];
  return seat === active
    ? undefined
    : [refuse('SM-30', 'not-your-turn', { params: { seat: seatParam(active) } })];
};
