import { type SeatCount } from '@/components/match/game-screens';
import { type LogAt } from '@/rules/core/log/match-log';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';

/** The Agents that a seat has out on the board; its supply is where one that is missing there would lie. */
export const counted = ({ game, state }: LogAt, seat: Seat): SeatCount | undefined => {
  const lines = game.ledger(state, 'table').flatMap((line) => (line.kind === 'count' ? [line] : []));
  const supply = lines.find(({ id }) => id === `supply/${seat}`);
  const spaces = lines.filter(({ id }) => id.startsWith(`space/${seat}/`));
  if (!supply || spaces.length === 0) return undefined;
  const value = spaces.reduce((sum, space) => sum + space.value, 0);
  const entries = [supply, ...spaces.filter((space) => space.value > 0)].map(({ id }) => id);
  return {
    value,
    question: message('ui.count-agents', { seat: seatParam(seat), count: number(value) }),
    entries,
  };
};
