/* SC-14: one Start Mission for each seat, from seat 0. SC-15: the red city is covered, and the Spy stands there. */
import {
  checkStartMissions,
  given,
  setUpDone,
  startMissionsAmend,
  startMissionsRevealed,
  startMissionsSchema,
  startPrints,
} from '../model/start-missions';
import { refuse } from '../model/refusals';
import { defineMove } from '../model/turns';

export const dealStartMissions = defineMove('deal-start-missions', {
  schema: startMissionsSchema,
  by: 'table',
  phases: ['set-up'],
  notNow: refuse('SC-14', 'not-now'),
  check: (state, _, move) => checkStartMissions(state, 'dealt', move),
  apply: (state, _, move) =>
    setUpDone(startPrints(state, move).reduce((now, print, seat) => given(now, seat, print), state)),
  amend: startMissionsAmend,
  reveals: startMissionsRevealed,
});
