/* SM-50: the counts as they really are. */
import { type LedgerChange, resized, setTo, withTotal } from '@/rules/core/ledger';
import { number, text } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { broken, type Violation } from '@/rules/core/violation';
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

/** Points are laid on the Missions that there are, and passes begin anew with another turn. */
const LAST = ['points', 'passes'];

const isLast = ({ entry }: LedgerChange): number => Number(LAST.includes(entry.split('/')[0] ?? ''));

const inOrder = (changes: readonly LedgerChange[]): readonly LedgerChange[] =>
  [...changes].sort((a, b) => isLast(a) - isLast(b));

/** SM-40: points of Missions that nobody has completed. */
const checkPoints = ({ players }: State, changes: readonly LedgerChange[]): readonly Violation[] =>
  players.flatMap(({ completed }, seat) => {
    const id = `points/${seat}`;
    const isBare = setTo(changes, `completed/${seat}`, completed.length) === 0;
    if (!isBare || setTo(changes, id, 0) === 0) return [];
    const params = { entry: text(id), min: number(0), max: number(0) };
    return [broken('CORE', 'out-of-range', { params, focus: [id] })];
  });

export const correct = defineCorrect({
  ledger,
  check: checkPoints,
  apply: (state, changes) => inOrder(changes).reduce(changed, state),
});
