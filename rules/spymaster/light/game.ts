import type { GameModule } from '@/rules/core/contract';
import type { GameEvent } from '@/rules/core/log/event';
import type { Message } from '@/rules/core/message';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { checkTable, SEATS } from '../check-table';
import { amend } from './amend';
import { apply } from './apply';
import { check } from './check';
import { ledger } from './ledger';
import { offers } from './offers';
import { outcome } from './outcome';
import { putBack } from './round';
import type { State } from './state';
import { start } from './state';
import { status } from './status';
import type { Move, Options } from './types';
import { move, options } from './types';
import type { View } from './view';
import { view } from './view';

const describe = (before: State, { actor, move: made }: GameEvent<Move>): Message => {
  const who = {
    seat: seatParam(made.type === 'leave' ? made.seat : actor === 'table' ? before.active : actor),
  };
  switch (made.type) {
    case 'complete-mission':
      return message('did.complete-a-mission', { ...who, count: number(made.points) });
    case 'enter-missions': {
      const points = made.points.reduce((sum, each) => sum + each, 0);
      return message('did.enter-missions', { ...who, count: number(points) });
    }
    default:
      return message(`did.${made.type}`, who);
  }
};

/** SpyMaster as a table would keep it on paper; opened at the end it is the score pad. */
export const sheet: GameModule<Options, Move, State, View> = {
  id: 'spymaster',
  rulesVersion: 1,
  seats: SEATS,
  checkOptions: checkTable,
  start,
  status,
  check,
  apply,
  offers,
  stop: ({ phase }) => (phase === 'scoring' || phase === 'over' ? undefined : { type: 'stop' }),
  repairs: () => [],
  pool: () => [],
  answer: () => ({ type: 'end-turn' }),
  view,
  describe,
  putBack,
  outcome,
  ledger,
  amend,
  reveals: () => [],
  codec: { options, move },
};
