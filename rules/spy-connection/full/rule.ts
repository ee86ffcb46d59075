import type * as core from '@/rules/core/rule';
import type { State } from './state';

/** A move of the player whose turn it is: that much has been checked already. */
export type TurnRule<Move> = core.SeatRule<Move, State>;
export type TableRule<Move> = core.TableRule<Move, State>;
export type { MoveOf } from '@/rules/core/rule';
