import type { SeatRule as CoreSeatRule, TableRule as CoreTableRule } from '@/rules/core/rule';
import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { refuse } from '../refusals';
import { owed } from './missions';
import type { GatherMoves, Move, OperationsMoves } from './moves';
import { burnToMove } from './moves/burn-to-move';
import { completeMission } from './moves/complete-mission';
import { correct } from './moves/correct';
import { countHand } from './moves/count-hand';
import { endTurn, pass } from './moves/end-turn';
import { chooseFile, cutFiles } from './moves/files';
import { mendCard } from './moves/mend-card';
import { moveAgent } from './moves/move-agent';
import { noteLocation, noteMission, revealMissions } from './moves/notes';
import { chooseStack, layOutRow } from './moves/row';
import { drawSpecialAgent, placeFreelanceAgents, placeSpecialAgents } from './moves/set-up';
import { leave, stop } from './moves/table';
import type { SeatRule, TableRule } from './rule';
import type { State } from './state';
import { isSetUp } from './state';

type SeatType = (GatherMoves | OperationsMoves)['type'];

const seatRules: { readonly [Type in SeatType]: SeatRule<Type> } = {
  'place-special-agents': placeSpecialAgents,
  'choose-stack': chooseStack,
  'cut-files': cutFiles,
  'choose-file': chooseFile,
  'burn-to-move': burnToMove,
  'move-agent': moveAgent,
  'complete-mission': completeMission,
  'end-turn': endTurn,
  pass,
  'mend-card': mendCard,
  'count-hand': countHand,
};

const tableRules: { readonly [Type in Exclude<Move['type'], SeatType>]: TableRule<Type> } = {
  'draw-special-agent': drawSpecialAgent,
  'place-freelance-agents': placeFreelanceAgents,
  'lay-out-row': layOutRow,
  'reveal-missions': revealMissions,
  'note-mission': noteMission,
  'note-location': noteLocation,
  stop,
  correct,
  leave,
};

const seatRule = (type: Move['type']) =>
  (seatRules as Readonly<Record<string, CoreSeatRule<Move, State> | undefined>>)[type];
const tableRule = (type: Move['type']) =>
  (tableRules as unknown as Readonly<Record<string, CoreTableRule<Move, State>>>)[type] as CoreTableRule<
    Move,
    State
  >;

/** When hands lie open somebody may see that a card was another one. */
const AFTER_THE_END: readonly Move['type'][] = ['correct', 'mend-card'];

const FOR_ANYBODY: readonly Move['type'][] = ['correct', 'leave', 'stop'];

export const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
  if (state.phase === 'over' && !AFTER_THE_END.includes(move.type)) return [refuse('SM-30', 'over')];
  const rule = seatRule(move.type);
  if (rule) return checkSeat(state, actor, move) ?? rule.check(state, actor as Seat, move);
  if (actor !== 'table' && !FOR_ANYBODY.includes(move.type)) return [refuse('SM-13', 'for-the-table')];
  return tableRule(move.type).check(state, move, actor);
};

/** What holds for everything that a player does. */
const checkSeat = (state: State, actor: Actor, { type }: Move): readonly Violation[] | undefined => {
  const player = actor === 'table' ? undefined : state.players[actor];
  if (!player) return [refuse('SM-13', 'no-such-seat')];
  if (player.left) return [refuse('SM-1', 'not-here')];
  if (!isSetUp(state) && type !== 'place-special-agents') return [refuse('SM-10', 'set-up-first')];
  return owed(state) > 0 ? [refuse('SM-12', 'reveal-first')] : undefined;
};

export const apply = (state: State, actor: Actor, move: Move): State => {
  const rule = seatRule(move.type);
  return rule ? rule.apply(state, actor as Seat, move) : tableRule(move.type).apply(state, move);
};
