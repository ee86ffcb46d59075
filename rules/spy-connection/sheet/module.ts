import type { GameModule, Outcome } from '@/rules/core/contract';
import type { GameEvent } from '@/rules/core/log/event';
import type { Message } from '@/rules/core/message';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { checkTable } from '../check-table';
import { outcomeOf } from '../scoring';
import { lastTurns } from '../turn-order';
import { amend } from './amend';
import { apply } from './apply';
import { check } from './check';
import { ledger } from './ledger';
import { offers } from './offers';
import { repairs } from './repairs';
import type { Player, State } from './state';
import { start } from './state';
import { status } from './status';
import type { Move, Options } from './types';
import { move, options } from './types';

export interface View extends Omit<State, 'players' | 'options'> {
  readonly players: readonly (Player & { readonly points: number; readonly hasLastTurn: boolean })[];
}

const view = ({ options: _, ...state }: State): View => {
  const last = state.phase === 'turn' ? lastTurns(state) : [];
  return {
    ...state,
    players: state.players.map((player, seat) => ({
      ...player,
      points: player.completed.reduce((sum, points) => sum + points, player.covered),
      hasLastTurn: last.includes(seat),
    })),
  };
};

const outcome = ({ options: { seatCount, startSeat }, players }: State): Outcome =>
  outcomeOf(
    { seatCount, startSeat },
    players.map(({ completed, covered, left }, seat) => ({
      seat,
      left,
      lines: [
        ...completed.map((value, place) => ({
          label: message('score.nth-mission', { place: number(place + 1) }),
          value,
          rule: 'SC-56',
        })),
        { label: message('score.covered'), value: covered, rule: 'SC-56' },
      ],
    })),
  );

const describe = (before: State, { actor, move: made }: GameEvent<Move>): Message => {
  const who = {
    seat: seatParam(made.type === 'leave' ? made.seat : actor === 'table' ? before.active : actor),
  };
  switch (made.type) {
    case 'complete-mission':
      return message('did.count.complete-mission', { ...who, count: number(made.points) });
    case 'accept-mission':
      return message('did.count.accept-mission', { ...who, count: number(made.agents) });
    case 'discard-mission':
    case 'place-agents':
    case 'take-back-agents':
      return message(`did.count.${made.type}`, { ...who, count: number(made.agents + made.circles) });
    case 'enter-score': {
      const total = made.completed.reduce((sum, points) => sum + points, made.covered);
      return message('did.enter-score', { ...who, count: number(total) });
    }
    default:
      return message(`did.${made.type}`, who);
  }
};

/** Spy Connection as a table would keep it on paper; opened at the end it is the score pad. */
export const sheet: GameModule<Options, Move, State, View> = {
  id: 'spy-connection',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  checkOptions: checkTable,
  start,
  status,
  check,
  apply,
  offers,
  repairs,
  stop: ({ phase }) => (phase === 'turn' ? { type: 'stop' } : undefined),
  pool: () => [],
  answer: () => ({ type: 'end-turn' }),
  view,
  describe,
  outcome,
  ledger,
  amend,
  reveals: () => [],
  codec: { options, move },
};
