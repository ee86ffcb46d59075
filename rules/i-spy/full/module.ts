import type { GameModule } from '@/rules/core/contract';
import { outcomeOf } from '../outcome';
import { amend } from './amend';
import { answer, pool } from './chance';
import { apply, check } from './check';
import { checkOptions } from './check-options';
import { describe } from './describe';
import { ledger } from './ledger';
import { move } from './move-codec';
import type { Move } from './moves';
import { BEFORE_THE_END } from './moves/stop';
import { offers } from './offers';
import type { Options } from './options';
import { options } from './options';
import { repairs } from './repairs';
import { reveals } from './reveals';
import { seenBy } from './seen';
import { start } from './start';
import type { State } from './state';
import { status } from './status';
import type { View } from './view';
import { view } from './view';

/** I, Spy with every piece; without the map the table vouches for what needs places. */
export const full: GameModule<Options, Move, State, View> = {
  id: 'i-spy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  checkOptions,
  start,
  status,
  check,
  apply,
  offers,
  repairs,
  stop: ({ phase }) => (BEFORE_THE_END.includes(phase) ? { type: 'stop' } : undefined),
  pool,
  answer,
  view,
  describe,
  outcome: (state) => outcomeOf({ ...state, over: state.phase === 'over' }),
  ledger: (state, viewer) => ledger(seenBy(state, viewer)),
  reveals,
  amend,
  codec: { options, move },
};
