import type * as core from '@/rules/core/rule';
import type { Move } from './moves';
import type { State } from './state';

export type SeatRule<Type extends Move['type']> = core.SeatRule<core.MoveOf<Move, Type>, State>;
export type TableRule<Type extends Move['type']> = core.TableRule<core.MoveOf<Move, Type>, State>;
