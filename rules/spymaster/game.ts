import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { cardDrawn, pool, status } from './model/status';
import { ledger } from './model/ledger';
import { owed } from './model/missions';
import { checkOptions, options, SEATS } from './model/options';
import { outcome } from './model/scoring';
import { type Location } from './model/prints';
import { putBack } from './model/round';
import { start, type State } from './model/state';
import { seen, view } from './model/view';
import { burnToMove } from './moves/burn-to-move';
import { chooseFile } from './moves/choose-file';
import { claimMission } from './moves/claim-mission';
import { chooseStack } from './moves/choose-stack';
import { completeMission } from './moves/complete-mission';
import { correct } from './moves/correct';
import { countHand } from './moves/count-hand';
import { cutFiles } from './moves/cut-files';
import { drawSpecialAgent } from './moves/draw-special-agent';
import { endTurn } from './moves/end-turn';
import { layOutRow } from './moves/lay-out-row';
import { leave } from './moves/leave';
import { mendCard } from './moves/mend-card';
import { moveAgent } from './moves/move-agent';
import { noteLocation } from './moves/note-location';
import { noteMission } from './moves/note-mission';
import { pass } from './moves/pass';
import { placeFreelanceAgents } from './moves/place-freelance-agents';
import { placeSpecialAgents } from './moves/place-special-agents';
import { revealMissions } from './moves/reveal-missions';
import { stop } from './moves/stop';
import { type GameModules } from '../core/contract';
import { box } from './box/module';
import { light } from './light/game';

const moves = [
  ...[drawSpecialAgent, placeSpecialAgents, placeFreelanceAgents],
  ...[chooseStack, layOutRow, cutFiles, chooseFile],
  ...[burnToMove, moveAgent, completeMission, claimMission, endTurn, pass],
  ...[revealMissions, noteMission, noteLocation],
  ...[mendCard, countHand, stop, correct, leave],
] as const;

export type Move = MovesOf<typeof moves>;

/** The phone draws one Agent at a time, but all cards of a row, and all Missions that are turned. */
const answer = (state: State, picks: readonly string[]): Move => {
  switch (state.phase) {
    case 'place-special-agents':
      return drawSpecialAgent.make({ location: picks[0] as Location });
    case 'place-freelance-agents':
      return placeFreelanceAgents.make({ locations: picks as readonly Location[] });
    default:
      return owed(state) > 0
        ? revealMissions.make({ cards: picks })
        : layOutRow.make({ cards: picks.map(cardDrawn) });
  }
};

/** SpyMaster with every piece and every rule. */
export const full = defineGame(moves, {
  id: 'spymaster',
  rulesVersion: 3,
  seats: SEATS,
  options,
  checkOptions,
  start,
  active: ({ active }) => active,
  status,
  seen,
  stop: (state) => (stop.check(state, 'table', stop.make({})).length === 0 ? stop.make({}) : undefined),
  pool,
  answer,
  view,
  putBack,
  outcome,
  ledger,
});

export const modules: GameModules = { full, light, box };
