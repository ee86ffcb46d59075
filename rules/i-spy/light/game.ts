import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { checkOpenPrints, checkTable } from '../model/options';
import { outcomeOf } from '../model/outcome';
import { type Nation, NATIONS } from '../model/pieces';
import { ledger, options, type Options, start, view } from './model/state';
import { BEFORE_THE_END } from './model/phases';
import { status } from './model/status';
import { adjust } from './moves/adjust';
import { awardAdvantages } from './moves/award-advantages';
import { cleanUp } from './moves/clean-up';
import { correct } from './moves/correct';
import { dealAlignments } from './moves/deal-alignments';
import { endTurn } from './moves/end-turn';
import { enterGuesses } from './moves/enter-guesses';
import { enterRecords } from './moves/enter-records';
import { enterStanding } from './moves/enter-standing';
import { finishAssets } from './moves/finish-assets';
import { giveInitiative } from './moves/give-initiative';
import { leave } from './moves/leave';
import { notePrint } from './moves/note-print';
import { resolveText } from './moves/resolve-text';
import { revealAlignment } from './moves/reveal-alignment';
import { revealPolitician } from './moves/reveal-politician';
import { scoreFinalReport } from './moves/score-final-report';
import { scoreRecords } from './moves/score-records';
import { stop } from './moves/stop';
import { turnAsset } from './moves/turn-asset';

/** In the order in which they are offered. */
const moves = [
  dealAlignments,
  endTurn,
  adjust,
  giveInitiative,
  notePrint,
  enterRecords,
  scoreRecords,
  revealPolitician,
  resolveText,
  awardAdvantages,
  cleanUp,
  enterStanding,
  enterGuesses,
  scoreFinalReport,
  turnAsset,
  finishAssets,
  revealAlignment,
  stop,
  correct,
  leave,
] as const;

export type Move = MovesOf<typeof moves>;

export const light = defineGame(moves, {
  id: 'i-spy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  checkOptions: (chosen: Options) => [...checkTable(chosen), ...checkOpenPrints(chosen.openPrints)],
  start,
  // What the table does is told of the holder of the Initiative Card.
  active: ({ initiative }) => initiative,
  status,
  stop: ({ phase }) => (BEFORE_THE_END.includes(phase) ? stop.make({}) : undefined),
  pool: () => NATIONS,
  answer: (_, picks) => dealAlignments.make({ nations: picks as readonly Nation[] }),
  view,
  outcome: (state) => outcomeOf({ ...state, over: state.phase === 'over' }),
  ledger,
});
