import { type SeatCount } from '@/components/match/game-screens';
import { type LogAt } from '@/rules/core/log/match-log';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { type Options } from '@/rules/spymaster/model/options';

/** How many cards a hand has, which everybody may see. Those that the phone deals lie nowhere on the table. */
export const counted = ({ game, state, options }: LogAt, seat: Seat): SeatCount | undefined => {
  const id = `hand/${seat}`;
  const hand = game.ledger(state, 'table').find((line) => line.id === id);
  if (hand?.kind !== 'count' || (options as Options).intelligenceDeck === 'digital') return undefined;
  const { value } = hand;
  const question = message('ui.count-hand', { seat: seatParam(seat), count: number(value) });
  return { value, question, entries: [id] };
};
