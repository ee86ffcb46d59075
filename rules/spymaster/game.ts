import type { GameModule } from '@/rules/core/contract';
import { AREAS } from '../box';
import { SEATS } from '../check-table';
import { MISSIONS, STACKS } from '../numbers';
import { NO_CARDS } from '../pile';
import { amend } from './amend';
import { answer, pool } from './chance';
import { apply, check } from './check';
import { checkOptions } from './check-options';
import { describe } from './describe';
import { ledger } from './ledger';
import { move } from './move-codec';
import type { Move } from './moves';
import { offers } from './offers';
import type { Options } from './options';
import { options } from './options';
import { outcome } from './outcome';
import { ownRepairs, secretsCanMend } from './own-repairs';
import { repairs } from './repairs';
import { reveals } from './reveals';
import { putBack } from './round';
import type { Player, State } from './state';
import { FRESH_TURN } from './state';
import { status } from './status';
import type { View } from './view';
import { view } from './view';

const start = (chosen: Options): State => ({
  options: chosen,
  locations: chosen.locations,
  phase: 'place-special-agents',
  round: 1,
  players: Array.from({ length: chosen.seatCount }, (): Player => ({
    agents: [],
    hand: NO_CARDS,
    completed: [],
    earlier: { missions: 0, points: 0 },
    left: false,
  })),
  freelances: [],
  spyMaster: chosen.startSeat,
  active: chosen.startSeat,
  turn: FRESH_TURN,
  passes: 0,
  stacks: STACKS,
  row: [],
  files: [],
  rows: 0,
  discard: NO_CARDS,
  seen: {},
  spaces: AREAS.map(() => ({ facedown: false })),
  missionDeck: MISSIONS,
  reveals: 0,
  learned: [],
});

const stop = (state: State): Move | undefined =>
  check(state, 'table', { type: 'stop' }).length === 0 ? { type: 'stop' } : undefined;

/** SpyMaster with every piece and every rule. */
export const full: GameModule<Options, Move, State, View> = {
  id: 'spymaster',
  rulesVersion: 1,
  seats: SEATS,
  checkOptions,
  start,
  status,
  check,
  apply,
  offers,
  stop,
  repairs,
  secretsCanMend,
  ownRepairs,
  pool,
  answer,
  view,
  describe,
  putBack,
  outcome,
  ledger,
  amend,
  reveals,
  codec: { options, move },
};
