/*
 * The counts that a table keeps. SM-23, SM-24: one takes the SpyMaster card in a round. SM-30: turns go clockwise.
 * SM-36, SM-37: passes in a row. SM-40, SM-41: the counting at the end.
 */
import { checkChanges } from '@/rules/core/ledger';
import { seat as seatParam } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { presentOf } from '../pass-ring';
import { bend, NONE, refuse } from '../refusals';
import { ledger } from './ledger';
import { needsCard } from './round';
import type { State } from './state';
import { playerOf } from './state';
import type { Move } from './types';

export const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
  if (move.type === 'correct') return checkChanges(ledger(state), move.changes);
  if (state.phase === 'over') return [refuse('SM-30', 'over')];
  if (move.type === 'leave') return checkLeave(state, move.seat);
  if (move.type === 'stop') return state.phase === 'scoring' ? [refuse('SM-30', 'over')] : NONE;
  if (actor === 'table' || !state.players[actor]) return [refuse('SM-13', 'no-such-seat')];
  if (playerOf(state, actor).left) return [refuse('SM-1', 'not-here')];
  return checkMove(state, actor, move);
};

const checkLeave = ({ players }: State, seat: Seat): readonly Violation[] => {
  if (players[seat]?.left !== false) return [refuse('SM-1', 'not-here')];
  return presentOf(players).length > 1 ? NONE : [refuse('SM-1', 'last-one')];
};

type SeatMove = Exclude<Move, { readonly type: 'correct' | 'leave' | 'stop' }>;

const checkMove = (state: State, seat: Seat, move: SeatMove): readonly Violation[] => {
  switch (move.type) {
    case 'take-spymaster-card':
      return checkCard(state);
    case 'enter-missions':
      if (state.phase !== 'scoring') return [refuse('SM-40', 'not-now')];
      return playerOf(state, seat).missionsKnown ? [refuse('SM-40', 'entered')] : NONE;
    case 'count-hand':
      if (state.phase !== 'scoring') return [refuse('SM-41', 'not-now')];
      return playerOf(state, seat).totals ? [refuse('SM-41', 'counted')] : NONE;
    default:
      return [...checkTurn(state, seat), ...checkPass(state, move)];
  }
};

const checkCard = (state: State): readonly Violation[] => {
  if (state.phase === 'gather-intelligence') return NONE;
  if (state.phase === 'scoring' && state.options.opened === 'at-the-end') return NONE;
  return needsCard(state) ? NONE : [refuse('SM-23', 'card-taken')];
};

const checkTurn = ({ phase, active }: State, seat: Seat): readonly Violation[] => {
  if (phase !== 'operations') return [refuse('SM-30', 'not-now')];
  return seat === active ? NONE : [bend('SM-30', 'not-your-turn', { params: { seat: seatParam(active) } })];
};

const checkPass = ({ acted }: State, { type }: SeatMove): readonly Violation[] =>
  type === 'pass' && acted ? [refuse('SM-36', 'acted')] : NONE;
