import { type Outcome, type ScoreLine } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import { citiesParam } from './board';
import { outcomeOf } from './scoring';
import { type Player, type State } from './state';

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
