/* SM-50: the counts as they really are. */
import { type LedgerChange, resized, withTotal } from '@/rules/core/ledger';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { defineCorrect, ledger, type State } from '../state';

const changed = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, seatText] = entry.split('/');
  const seat = Number(seatText);
  switch (kind) {
    case 'completed':
      return withPlayer(state, seat, { completed: resized(playerOf(state, seat).completed, Number(to)) });
    case 'points':
      return withPlayer(state, seat, { completed: withTotal(playerOf(state, seat).completed, Number(to)) });
    case 'round':
      return { ...state, round: Number(to) };
    case 'passes':
      return { ...state, passes: Number(to) };
    case 'active':
      return { ...state, active: Number(to), acted: false, passes: 0 };
    case 'next-spymaster':
      return { ...state, nextSpyMaster: Number(to) };
    default:
      return { ...state, spyMaster: Number(to) };
  }
};

export const correct = defineCorrect({
  ledger,
  apply: (state, changes) => changes.reduce(changed, state),
});
