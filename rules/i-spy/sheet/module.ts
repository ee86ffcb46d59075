import type { GameModule } from '@/rules/core/contract';
import type { GameEvent } from '@/rules/core/log/event';
import type { Message, Params } from '@/rules/core/message';
import { message, number, piece, seat as seatParam, text } from '@/rules/core/message';
import { checkOpenPrints, checkTable } from '../full/check-options';
import { openPrint, politicianPrint } from '../full/reveals';
import { outcomeOf } from '../outcome';
import type { Nation } from '../pieces';
import { NATIONS } from '../pieces';
import { lineOf } from '../scoring';
import { amend } from './amend';
import { apply } from './apply';
import { BEFORE_THE_END, check } from './check';
import { ledger } from './ledger';
import { offers } from './offers';
import type { State, View } from './state';
import { playerOf, start, view } from './state';
import { status } from './status';
import type { Move, Options } from './types';
import { move, options } from './types';

const describe = (before: State, { actor, move: made }: GameEvent<Move>): Message => {
  const seat = actor === 'table' ? before.initiative : actor;
  return message(keyOf(made), { seat: seatParam(seat), ...paramsOf(before, seat, made) });
};

const keyOf = (made: Move): string => {
  if (made.type === 'note-print') return `did.note-${made.print.kind}`;
  if (made.type === 'adjust') return `did.adjust-${made.measure}`;
  return made.type === 'reveal-politician' ? 'did.read-politician' : `did.${made.type}`;
};

const paramsOf = (before: State, seat: number, made: Move): Params => {
  switch (made.type) {
    case 'note-print': {
      const { print } = made;
      if ('card' in print) return { card: piece(print.card) };
      return 'capital' in print ? { capital: piece(print.capital) } : { phase: number(print.phase) };
    }
    case 'adjust': {
      const { from, to } = lineOf(before.standing, 'IS-3', made);
      return { nation: piece(made.nation), by: number(to - from) };
    }
    case 'turn-asset':
      return { nation: piece(made.nation) };
    case 'give-initiative':
      return { holder: seatParam(made.seat) };
    case 'reveal-politician':
      return { name: made.print.name ? text(made.print.name) : piece('politician') };
    case 'reveal-alignment':
      return { nation: piece(made.nation ?? playerOf(before, seat).alignment ?? '') };
    case 'leave':
      return { seat: seatParam(made.seat) };
    default:
      return {};
  }
};

/** I, Spy as a table keeps it on paper: pools, Power, rounds, Records at the Scoring Phase, and the end. */
export const sheet: GameModule<Options, Move, State, View> = {
  id: 'i-spy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  checkOptions: (chosen) => [...checkTable(chosen), ...checkOpenPrints(chosen.openPrints)],
  start,
  status,
  check,
  apply,
  offers,
  repairs: () => [],
  stop: ({ phase }) => (BEFORE_THE_END.includes(phase) ? { type: 'stop' } : undefined),
  pool: () => NATIONS,
  answer: (_, picks) => ({ type: 'deal-alignments', nations: picks as readonly Nation[] }),
  view,
  describe,
  outcome: (state) => outcomeOf({ ...state, over: state.phase === 'over' }),
  ledger,
  reveals: (_, { move: made }) => {
    if (made.type === 'note-print') return [openPrint(made.print)];
    return made.type === 'reveal-politician' ? [politicianPrint(made.print)] : [];
  },
  amend,
  codec: { options, move },
};
