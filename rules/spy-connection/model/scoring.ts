import { type Outcome, type ScoreLine, type SeatScore } from '@/rules/core/contract';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { citiesParam } from './prints';
import { type Player, type State } from './state';

export interface Standing {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  /** Somebody who went home keeps the points, and wins nothing. */
  readonly left: boolean;
}

export interface Table {
  readonly seatCount: number;
  readonly startSeat: Seat;
}

/** SC-57: how many have their first turn before this seat. */
export const turnPlace = ({ seatCount, startSeat }: Table, seat: Seat): number =>
  (seat - startSeat + seatCount) % seatCount;

/** SC-57: of the tied, the one whose first turn was later. */
export const laterOf = (table: Table, tied: readonly Seat[]): Seat | undefined =>
  [...tied].sort((a, b) => turnPlace(table, b) - turnPlace(table, a))[0];

/** SC-56, SC-57: the totals, the winner and what decided. */
export const outcomeOf = (table: Table, standings: readonly Standing[]): Outcome => {
  const scores = standings.map(({ seat, lines }): SeatScore => {
    return { seat, lines, total: lines.reduce((sum, { value }) => sum + value, 0) };
  });
  const present = scores.filter((_, place) => !standings[place]?.left);
  const best = Math.max(...present.map(({ total }) => total));
  const tied = present.filter(({ total }) => total === best).map(({ seat }) => seat);
  const winner = laterOf(table, tied);
  if (winner === undefined) return { scores, winners: [] };
  const won = { scores, winners: [winner] };
  const seat = seatParam(winner);
  return tied.length === 1
    ? { ...won, decidedBy: message('decided.points', { seat }), decidedByRule: 'SC-56' }
    : { ...won, decidedBy: message('decided.later-turn', { seat }), decidedByRule: 'SC-57' };
};

/** SC-56, SC-57: itemised at any time. */
export const outcome = (state: State): Outcome => {
  const table = { seatCount: state.players.length, startSeat: state.options.startSeat };
  const standings = state.players.map((player, seat) => ({
    seat,
    lines: linesOf(state, player),
    left: player.left,
  }));
  const scored = outcomeOf(table, standings);
  return state.phase === 'turn' || state.phase === 'over' ? scored : { scores: scored.scores, winners: [] };
};

const linesOf = ({ board }: State, { completed, earlier, open }: Player): readonly ScoreLine[] => [
  ...completed.map(({ print }) => ({
    label: message('score.mission', { cities: citiesParam(board, print.cities) }),
    value: print.points,
    rule: 'SC-56',
  })),
  ...(earlier.missions > 0 || earlier.points > 0
    ? [
        {
          label: message('score.earlier', { count: number(earlier.missions) }),
          value: earlier.points,
          rule: 'SC-56',
        },
      ]
    : []),
  {
    label: message('score.covered'),
    value: open.reduce((sum, { covered }) => sum + covered.length, 0),
    rule: 'SC-56',
  },
];
