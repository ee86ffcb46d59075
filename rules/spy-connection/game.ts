import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { type GameModules } from '@/rules/core/contract';
import { box } from './box/module';
import { light } from './light/game';
import { ledger } from './model/ledger';
import { idsOnTable } from './model/missions';
import { checkOptions, options } from './model/options';
import { outcome } from './model/scoring';
import { start } from './model/state';
import { status } from './model/status';
import { view } from './model/view';
import { acceptMission } from './moves/accept-mission';
import { chooseStartMission } from './moves/choose-start-mission';
import { connectCity } from './moves/connect-city';
import { correct } from './moves/correct';
import { coverObjective } from './moves/cover-objective';
import { dealStartMissions } from './moves/deal-start-missions';
import { declineExtraTurn } from './moves/decline-extra-turn';
import { discardMission } from './moves/discard-mission';
import { endTurn } from './moves/end-turn';
import { leave } from './moves/leave';
import { moveSpy } from './moves/move-spy';
import { noteCity } from './moves/note-city';
import { noteConnection } from './moves/note-connection';
import { noteMission } from './moves/note-mission';
import { pass } from './moves/pass';
import { revealMissions } from './moves/reveal-missions';
import { revealStartMissions } from './moves/reveal-start-missions';
import { takeBackAgents } from './moves/take-back-agents';
import { takeBackAssigned } from './moves/take-back-assigned';
import { takeBackObjective } from './moves/take-back-objective';

/** Offers come in this order. */
const moves = [
  chooseStartMission,
  coverObjective,
  acceptMission,
  connectCity,
  moveSpy,
  endTurn,
  declineExtraTurn,
  pass,
  takeBackAgents,
  takeBackObjective,
  takeBackAssigned,
  discardMission,
  dealStartMissions,
  revealStartMissions,
  revealMissions,
  noteCity,
  noteConnection,
  noteMission,
  correct,
  leave,
] as const;

export type Move = MovesOf<typeof moves>;

/** Spy Connection with every piece and every rule. Everything on the table lies open. */
export const full = defineGame(moves, {
  id: 'spy-connection',
  rulesVersion: 4,
  seats: { min: 2, max: 4 },
  options,
  checkOptions,
  start,
  active: ({ active }) => active,
  status,
  /** What the pending chance can bring, in the order of the box. */
  pool: (state) => {
    if (state.phase === 'set-up') return state.options.startMissionPrints.map(({ id }) => id);
    const gone = idsOnTable(state);
    return state.options.missionPrints.flatMap(({ id }) => (gone.has(id) ? [] : [id]));
  },
  answer: ({ phase, options: { startMissions } }, cards) => {
    if (phase !== 'set-up') return revealMissions.make({ cards });
    return startMissions === 'dealt'
      ? dealStartMissions.make({ cards })
      : revealStartMissions.make({ cards });
  },
  view,
  outcome,
  ledger,
});

export const modules: GameModules = { full, light, box };
