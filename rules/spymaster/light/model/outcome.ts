import { type Outcome } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import { typeParam } from '../../model/names';
import { ROUNDS } from '../../model/numbers';
import { outcomeOf } from '../../model/scoring';
import { type State } from './state';

/** SM-41: bonuses are known as soon as all hands were counted. */
export const isCounted = ({ players }: State): boolean =>
  players.every(({ totals, left }) => totals !== undefined || left);

/** SM-40 to SM-42: itemised at any time; bonuses as soon as all hands were counted. */
export const outcome = (state: State): Outcome => {
  const { options, players, round, nextSpyMaster } = state;
  const isOpen = isCounted(state);
  return outcomeOf(
    {
      typeName: (type) => typeParam(options, type),
      ...(round === ROUNDS && nextSpyMaster !== undefined ? { cardHolder: nextSpyMaster } : {}),
    },
    players.map(({ completed, totals, left }, seat) => ({
      seat,
      left,
      missions: completed.map((value, place) => ({
        label: message('score.nth-mission', { place: number(place + 1) }),
        value,
        rule: 'SM-40',
      })),
      ...(isOpen && totals ? { totals } : {}),
    })),
  );
};
