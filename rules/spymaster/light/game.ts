import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { checkTable, SEATS } from '../model/options';
import { ledger } from './model/ledger';
import { outcome } from './model/outcome';
import { putBack } from './model/round';
import { options, start, type Options } from './model/state';
import { status } from './model/status';
import { view } from './model/view';
import { clearBoard } from './moves/clear-board';
import { completeMission } from './moves/complete-mission';
import { correct } from './moves/correct';
import { countHand } from './moves/count-hand';
import { endTurn } from './moves/end-turn';
import { enterMissions } from './moves/enter-missions';
import { leave } from './moves/leave';
import { pass } from './moves/pass';
import { stop } from './moves/stop';
import { takeSpyMasterCard } from './moves/take-spymaster-card';

const moves = [
  ...[takeSpyMasterCard, completeMission, endTurn, pass, clearBoard],
  ...[enterMissions, countHand, stop, correct, leave],
] as const;

export type Move = MovesOf<typeof moves>;

/** SpyMaster as a table would keep it on paper; opened at the end it is the score pad. */
export const light = defineGame(moves, {
  id: 'spymaster',
  rulesVersion: 1,
  seats: SEATS,
  options,
  checkOptions: (chosen: Options) => checkTable(chosen),
  start,
  active: ({ active }) => active,
  status,
  stop: (state) => (stop.check(state, 'table', stop.make({})).length === 0 ? stop.make({}) : undefined),
  view,
  putBack,
  outcome,
  ledger,
});
