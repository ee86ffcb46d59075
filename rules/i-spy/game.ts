import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { repairs } from './advice/repairs';
import { BEFORE_THE_END, start } from './model/phases';
import { deckDue, pool } from './model/draws';
import { ledger } from './model/ledger';
import { checkOptions, options } from './model/options';
import { outcomeOf } from './model/outcome';
import { type Card, type Nation } from './model/pieces';
import { seenBy, view } from './model/view';
import { type State } from './model/state';
import { status } from './model/status';
import { answerPolitician } from './moves/answer-politician';
import { awardAdvantages } from './moves/award-advantages';
import { chooseReward } from './moves/choose-reward';
import { cleanUp } from './moves/clean-up';
import { coerce } from './moves/coerce';
import { control } from './moves/control';
import { correct } from './moves/correct';
import { dealAlignments } from './moves/deal-alignments';
import { declineRecruit } from './moves/decline-recruit';
import { deploy } from './moves/deploy';
import { drawCoercedCards } from './moves/draw-coerced-cards';
import { dropTickets } from './moves/drop-tickets';
import { empower } from './moves/empower';
import { endTurn } from './moves/end-turn';
import { enterCapital } from './moves/enter-capital';
import { flee } from './moves/flee';
import { fly } from './moves/fly';
import { giveInitiative } from './moves/give-initiative';
import { layGuesses } from './moves/lay-guesses';
import { leave } from './moves/leave';
import { leaveCapital } from './moves/leave-capital';
import { lookAtAssets } from './moves/look-at-assets';
import { makeContact } from './moves/make-contact';
import { markPolitician } from './moves/mark-politician';
import { noteAirshipRoute } from './moves/note-airship-route';
import { notePolitician } from './moves/note-politician';
import { notePrint } from './moves/note-print';
import { noteRegion } from './moves/note-region';
import { noteRoute } from './moves/note-route';
import { playCard } from './moves/play-card';
import { recruit } from './moves/recruit';
import { relocate } from './moves/relocate';
import { resolveText } from './moves/resolve-text';
import { retrieve } from './moves/retrieve';
import { returnCoercedCards } from './moves/return-coerced-cards';
import { revealAlignment } from './moves/reveal-alignment';
import { revealPolitician } from './moves/reveal-politician';
import { scandalize } from './moves/scandalize';
import { scoreFinalReport } from './moves/score-final-report';
import { scoreRecords } from './moves/score-records';
import { showHand } from './moves/show-hand';
import { shuffleAssets } from './moves/shuffle-assets';
import { shufflePoliticians } from './moves/shuffle-politicians';
import { stop } from './moves/stop';
import { takeCache } from './moves/take-cache';
import { takeTagForTickets } from './moves/take-tag-for-tickets';
import { travel } from './moves/travel';
import { turnAsset } from './moves/turn-asset';
import { type GameModules } from '../core/contract';
import { box } from './box/module';
import { light } from './light/game';

/** In the order in which they are offered. */
const moves = [
  dealAlignments,
  shufflePoliticians,
  shuffleAssets,
  markPolitician,
  deploy,
  flee,
  fly,
  relocate,
  dropTickets,
  chooseReward,
  control,
  empower,
  scandalize,
  recruit,
  declineRecruit,
  giveInitiative,
  drawCoercedCards,
  coerce,
  returnCoercedCards,
  travel,
  leaveCapital,
  enterCapital,
  playCard,
  makeContact,
  retrieve,
  takeTagForTickets,
  takeCache,
  lookAtAssets,
  resolveText,
  showHand,
  endTurn,
  scoreRecords,
  revealPolitician,
  answerPolitician,
  awardAdvantages,
  cleanUp,
  layGuesses,
  scoreFinalReport,
  turnAsset,
  revealAlignment,
  notePrint,
  notePolitician,
  noteRegion,
  noteRoute,
  noteAirshipRoute,
  stop,
  correct,
  leave,
] as const;

export type Move = MovesOf<typeof moves>;

/** I, Spy with every piece; without the map the table vouches for what needs places. */
export const full = defineGame(moves, {
  id: 'i-spy',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options,
  checkOptions,
  start,
  active: ({ turn }) => turn.seat,
  status,
  seen: seenBy,
  stop: ({ phase }) => (BEFORE_THE_END.includes(phase) ? stop.make({}) : undefined),
  repairs,
  pool,
  answer,
  view,
  outcome: (state) => outcomeOf({ ...state, over: state.phase === 'over' }),
  ledger: (state, viewer) => ledger(seenBy(state, viewer)),
});

/** What the phone drew, as a move of the table. */
function answer(state: State, picks: readonly string[]): Move {
  switch (deckDue(state)) {
    case 'alignments':
      return dealAlignments.make({ nations: picks as readonly Nation[] });
    case 'politicians':
      return shufflePoliticians.make({ cards: picks });
    case 'assets':
      return shuffleAssets.make({ cards: picks });
    default:
      return drawCoercedCards.make({ cards: picks as readonly Card[] });
  }
}

export const modules: GameModules = { full, light, box };
