import type { GameModule } from '@/rules/core/contract';
import { MISSIONS } from '../prices';
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
import { repairs } from './repairs';
import { reveals } from './reveals';
import type { Player, State } from './state';
import { FRESH_TURN } from './state';
import { status } from './status';
import type { View } from './view';
import { view } from './view';

const start = (chosen: Options): State => ({
  options: chosen,
  board: { cities: chosen.cities, connections: chosen.connections },
  phase: 'set-up',
  players: chosen.agents.map((supply): Player => ({
    supply,
    spy: undefined,
    agents: {},
    open: [],
    completed: [],
    earlier: { missions: 0, points: 0 },
    left: false,
  })),
  active: chosen.startSeat,
  turn: FRESH_TURN,
  extraTurns: 0,
  trigger: undefined,
  display: [],
  deck: MISSIONS,
  toReveal: 0,
  reveals: 0,
  discard: [],
  learned: [],
  nextTile: 1,
  choice: [],
});

/** Spy Connection with every piece and every rule. */
export const full: GameModule<Options, Move, State, View> = {
  id: 'spy-connection',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  checkOptions,
  start,
  status,
  check,
  apply,
  offers,
  repairs,
  pool,
  answer,
  view,
  describe,
  outcome,
  ledger,
  amend,
  reveals,
  codec: { options, move },
};
