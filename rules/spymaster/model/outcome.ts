import { type Outcome, type ScoreLine } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import { cityOf } from './board';
import { locationParam, typeParam } from './names';
import { ROUNDS } from './numbers';
import { totalsOf } from './pile';
import { outcomeOf, type Standing } from './scoring';
import { type Player, type State } from './state';

/** SM-40 to SM-42. Before the end only Missions count: a bonus would tell what hands hold. */
export const outcome = (state: State): Outcome => {
  const { options, players, round, nextSpyMaster, phase } = state;
  const isOpen = phase === 'over';
  return outcomeOf(
    {
      typeName: (type) => typeParam(options, type),
      ...(round === ROUNDS && nextSpyMaster !== undefined ? { cardHolder: nextSpyMaster } : {}),
    },
    players.map((player, seat): Standing => ({
      seat,
      left: player.left,
      missions: linesOf(state, player),
      ...(isOpen ? { totals: player.totals ?? totalsOf(player.hand.cards) } : {}),
    })),
  );
};

const linesOf = ({ locations }: State, { completed, earlier }: Player): readonly ScoreLine[] => [
  ...completed.map(({ area, print }) => ({
    label: message('score.mission', { city: locationParam(locations, cityOf(area, print.colour)) }),
    value: print.points,
    rule: 'SM-40',
  })),
  ...(earlier.missions > 0 || earlier.points > 0
    ? [
        {
          label: message('score.earlier', { count: number(earlier.missions) }),
          value: earlier.points,
          rule: 'SM-40',
        },
      ]
    : []),
];
