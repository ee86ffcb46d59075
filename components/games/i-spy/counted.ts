import { type SeatCount } from '@/components/match/game-screens';
import { type LogAt } from '@/rules/core/log/match-log';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';

/** The Supply Tokens before a spy. */
export const counted = ({ game, state }: LogAt, seat: Seat): SeatCount | undefined => {
  const id = `supply/${seat}`;
  const supply = game.ledger(state, 'table').find((line) => line.id === id);
  if (supply?.kind !== 'count') return undefined;
  const { value } = supply;
  const question = message('ui.count-supply', { seat: seatParam(seat), count: number(value) });
  return { value, question, entries: [id] };
};
