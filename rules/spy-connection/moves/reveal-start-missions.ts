/* SC-14: as many Start Missions as there are players, to be chosen from the start player's right on. */
import {
  checkStartMissions,
  startMissionsAmend,
  startMissionsRevealed,
  startMissionsSchema,
  startPrints,
} from '../model/start-missions';
import { refuse } from '../model/refusals';
import { defineMove } from '../model/turns';

export const revealStartMissions = defineMove('reveal-start-missions', {
  schema: startMissionsSchema,
  by: 'table',
  phases: ['set-up'],
  notNow: refuse('SC-14', 'not-now'),
  check: (state, _, move) => checkStartMissions(state, 'chosen', move),
  apply: (state, _, move) => {
    const { length } = state.players;
    const active = (state.options.startSeat + length - 1) % length;
    return { ...state, phase: 'choose-start-missions', choice: startPrints(state, move), active };
  },
  amend: startMissionsAmend,
  reveals: startMissionsRevealed,
});
