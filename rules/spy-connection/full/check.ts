import { seat as seatParam } from '@/rules/core/message';
import type { Actor } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { refuse } from '../refusals';
import { owed } from './display';
import type { Move, TableMoves, TurnMoves } from './moves';
import { acceptMission } from './moves/accept-mission';
import { chooseStartMission } from './moves/choose-start-mission';
import { connectCity } from './moves/connect-city';
import { correct } from './moves/correct';
import { coverObjective } from './moves/cover-objective';
import { discardMission } from './moves/discard-mission';
import { declineExtraTurn, endTurn } from './moves/end-turn';
import { leave } from './moves/leave';
import { moveSpy } from './moves/move-spy';
import { noteCity, noteConnection, noteMission } from './moves/notes';
import { pass } from './moves/pass';
import { revealMissions } from './moves/reveal-missions';
import { dealStartMissions, revealStartMissions } from './moves/start-missions';
import { takeBackAgents } from './moves/take-back-agents';
import { takeBackAssigned, takeBackObjective } from './moves/take-back-from-mission';
import type { MoveOf, TableRule, TurnRule } from './rule';
import type { State } from './state';

const turnRules: { readonly [Type in TurnMoves['type']]: TurnRule<MoveOf<Move, Type>> } = {
  'choose-start-mission': chooseStartMission,
  'accept-mission': acceptMission,
  'move-spy': moveSpy,
  'connect-city': connectCity,
  'take-back-agents': takeBackAgents,
  'take-back-objective': takeBackObjective,
  'take-back-assigned': takeBackAssigned,
  'discard-mission': discardMission,
  'cover-objective': coverObjective,
  pass,
  'end-turn': endTurn,
  'decline-extra-turn': declineExtraTurn,
};

type TableType = TableMoves['type'] | 'correct' | 'leave';

const tableRules: { readonly [Type in TableType]: TableRule<MoveOf<Move, Type>> } = {
  'deal-start-missions': dealStartMissions,
  'reveal-start-missions': revealStartMissions,
  'reveal-missions': revealMissions,
  'note-city': noteCity,
  'note-connection': noteConnection,
  'note-mission': noteMission,
  correct,
  leave,
};

const ofTurn = turnRules as { readonly [Type in Move['type']]?: TurnRule<Move> };
const ofTable = tableRules as unknown as { readonly [Type in Move['type']]: TableRule<Move> };

export const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
  const rule = ofTurn[move.type];
  if (rule) return checkTurn(state, actor, move) ?? rule.check(state, state.active, move);
  if (state.phase === 'over' && move.type !== 'correct') return [refuse('SC-55', 'over')];
  if (actor !== 'table' && move.type !== 'correct' && move.type !== 'leave')
    return [refuse('SC-13', 'for-the-table')];
  return ofTable[move.type].check(state, move, actor);
};

/** What holds for everything that a player does in a turn. */
const checkTurn = (state: State, actor: Actor, { type }: Move): readonly Violation[] | undefined => {
  const { phase, active } = state;
  if (phase === 'over') return [refuse('SC-55', 'over')];
  if (actor !== active && phase !== 'set-up')
    return [refuse('SC-13', 'not-your-turn', { params: { seat: seatParam(active) }, focus: ['active'] })];
  if (type !== 'choose-start-mission' && phase !== 'turn') return [refuse('SC-14', 'set-up-first')];
  return owed(state) > 0 ? [refuse('SC-23', 'reveal-first')] : undefined;
};

export const apply = (state: State, actor: Actor, move: Move): State => {
  const rule = ofTurn[move.type];
  return rule ? rule.apply(state, actor as number, move) : ofTable[move.type].apply(state, move);
};
