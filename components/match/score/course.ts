import { type GameEvent } from '@/rules/core/log/event';
import { type LogAt } from '@/rules/core/log/match-log';
import { type Message } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';

/** A moment at which somebody's points changed. */
export interface Change {
  readonly turn: number;
  readonly totals: readonly number[];
  readonly seat: Seat;
  readonly by: number;
  readonly what: Message;
  /** Who leads from here on, where that is new: the only one with the most points. */
  readonly leader?: Seat;
}

export interface Course {
  /** Up to the last one that changed anything. */
  readonly turns: number;
  /** What everybody had before the first turn. */
  readonly from: readonly number[];
  readonly changes: readonly Change[];
}

/** How everybody's points went, turn by turn; a turn ends where somebody else moves. */
export const courseOf = ({ game, events, stateAt }: LogAt): Course => {
  let state = stateAt(0);
  const from = totalsOf(game.outcome(state));
  let before = from;
  let leader: Seat | undefined;
  let turn = 0;
  let mover: GameEvent['actor'] | undefined;
  const changes: Change[] = [];
  for (const event of events) {
    if (event.actor !== 'table' && event.actor !== mover) {
      mover = event.actor;
      turn++;
    }
    const after = game.apply(state, event.actor, event.move);
    const totals = totalsOf(game.outcome(after));
    const now = leaderOf(totals);
    const led = now !== undefined && now !== leader;
    totals.forEach((total, seat) => {
      const by = total - (before[seat] ?? 0);
      if (by === 0) return;
      const what = game.describe(state, event, 'table');
      changes.push({ turn, totals, seat, by, what, ...(led && now === seat ? { leader: now } : {}) });
    });
    leader = now ?? leader;
    before = totals;
    state = after;
  }
  return { turns: changes.at(-1)?.turn ?? 0, from, changes };
};

type Outcome = ReturnType<LogAt['game']['outcome']>;

const totalsOf = ({ scores }: Outcome): readonly number[] =>
  [...scores].sort((left, right) => left.seat - right.seat).map(({ total }) => total);

const leaderOf = (totals: readonly number[]): Seat | undefined => {
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
};
