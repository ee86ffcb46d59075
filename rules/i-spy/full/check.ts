import { seat as seatParam } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { NONE, refuse } from '../refusals';
import type { Move } from './moves';
import { deploy, flee } from './moves/begin-on-map';
import { enterCapital, leaveCapital } from './moves/capital-visit';
import { coerce, drawCoercedCards, returnCoercedCards, toDraw } from './moves/coerce';
import { chooseReward, makeContact } from './moves/contact';
import { correct } from './moves/correct';
import { takeCache, takeTagForTickets } from './moves/counts';
import { endTurn, showHand } from './moves/end-turn';
import { revealAlignment, turnAsset } from './moves/ending';
import { layGuesses, scoreFinalReport } from './moves/final-report';
import { fly, relocate } from './moves/fly';
import { giveInitiative } from './moves/initiative';
import { leave } from './moves/leave';
import { noteAirshipRoute, noteRegion, noteRoute } from './moves/note-map';
import { notePrint } from './moves/note-print';
import { playCard } from './moves/play-card';
import { control, empower, notePolitician, scandalize } from './moves/politicians';
import { declineRecruit, lookAtAssets, recruit } from './moves/recruit';
import { resolveText } from './moves/resolve-text';
import { retrieve } from './moves/retrieve';
import { revealPolitician } from './moves/reveal-politician';
import { answerPolitician, awardAdvantages, cleanUp, scoreRecords } from './moves/scoring';
import { dealAlignments, markPolitician, shuffleAssets, shufflePoliticians } from './moves/set-up';
import { stop } from './moves/stop';
import { dropTickets, travel } from './moves/travel';
import type { Maker, MoveOf, Rule } from './rule';
import type { State } from './state';

type Rules = { readonly [Type in Move['type']]: Rule<MoveOf<Move, Type>, never> };

const rules: Rules = {
  'deal-alignments': dealAlignments,
  'shuffle-politicians': shufflePoliticians,
  'shuffle-assets': shuffleAssets,
  'mark-politician': markPolitician,
  'note-print': notePrint,
  'play-card': playCard,
  'make-contact': makeContact,
  'choose-reward': chooseReward,
  retrieve,
  recruit,
  'decline-recruit': declineRecruit,
  'look-at-assets': lookAtAssets,
  control,
  empower,
  scandalize,
  'note-politician': notePolitician,
  'give-initiative': giveInitiative,
  'draw-coerced-cards': drawCoercedCards,
  coerce,
  'return-coerced-cards': returnCoercedCards,
  'take-tag-for-tickets': takeTagForTickets,
  'take-cache': takeCache,
  'resolve-text': resolveText,
  deploy,
  flee,
  travel,
  'drop-tickets': dropTickets,
  'enter-capital': enterCapital,
  'leave-capital': leaveCapital,
  fly,
  relocate,
  'note-region': noteRegion,
  'note-route': noteRoute,
  'note-airship-route': noteAirshipRoute,
  'show-hand': showHand,
  'end-turn': endTurn,
  'score-records': scoreRecords,
  'reveal-politician': revealPolitician,
  'answer-politician': answerPolitician,
  'award-advantages': awardAdvantages,
  'clean-up': cleanUp,
  'lay-guesses': layGuesses,
  'score-final-report': scoreFinalReport,
  'turn-asset': turnAsset,
  'reveal-alignment': revealAlignment,
  stop,
  correct,
  leave,
};

const ruleOf = (type: Move['type']) =>
  (rules as unknown as Readonly<Record<string, Rule<Move, Actor>>>)[type] as Rule<Move, Actor>;

export const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
  const rule = ruleOf(move.type);
  if (move.type === 'correct') return rule.check(state, actor, move);
  const early = checkPhase(state, move);
  if (early.length > 0) return early;
  const stranger = checkMaker(state, actor, rule.by);
  return stranger.length > 0 ? stranger : rule.check(state, actor, move);
};

/** Anything else waits while the phone has cards to draw, so that no move of the table is taken for the draw. */
const WHILE_DRAWING: readonly Move['type'][] = ['draw-coerced-cards', 'leave'];

const checkPhase = (state: State, { type }: Move): readonly Violation[] => {
  const { phase } = state;
  if (phase === 'over') return [refuse('IS-20', 'over')];
  if (!ruleOf(type).phases.includes(phase))
    return phase === 'set-up' || phase === 'mark-politicians'
      ? [refuse('IS-16', 'set-up-first')]
      : [refuse('IS-20', 'not-now')];
  const waits = phase === 'turn' && !WHILE_DRAWING.includes(type) && toDraw(state) > 0;
  return waits ? [refuse('IS-37', 'draw-first')] : NONE;
};

const notYours = (seat: Seat): Violation =>
  refuse('IS-20', 'not-your-turn', { params: { seat: seatParam(seat) }, focus: ['active'] });

const checkMaker = (state: State, actor: Actor, by: Maker): readonly Violation[] => {
  if (by === 'anyone') return NONE;
  if (by === 'table') return actor === 'table' ? NONE : [refuse('IS-20', 'for-the-table')];
  if (actor === 'table' || state.players[actor]?.left !== false) return [refuse('IS-20', 'no-such-seat')];
  const seat = by === 'turn' ? state.turn.seat : by === 'initiative' ? state.initiative : actor;
  return actor === seat ? NONE : [notYours(seat)];
};

export const apply = (state: State, actor: Actor, move: Move): State =>
  ruleOf(move.type).apply(state, actor, move);
