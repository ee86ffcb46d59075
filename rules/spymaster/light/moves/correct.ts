/*
 * SM-50: the counts as they really are. SM-30: the first turn of a round goes with the pawn; later the table sees whose it is.
 */
import { correctFields, storedAs } from '@/rules/core/define-move';
import { type LedgerChange, resized, setTo, withTotal } from '@/rules/core/ledger';
import { number, seat as seatParam } from '@/rules/core/message';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { type Violation } from '@/rules/core/violation';
import { refuse } from '../../model/refusals';
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
      return { ...state, active: Number(to), underWay: true, acted: false, passes: 0 };
    case 'next-spymaster':
      return { ...state, nextSpyMaster: Number(to) };
    default:
      return pawnGoes(state)
        ? { ...state, spyMaster: Number(to), active: Number(to) }
        : { ...state, spyMaster: Number(to) };
  }
};

const isFirstTurn = ({ phase, underWay, acted }: State): boolean =>
  phase === 'operations' && !underWay && !acted;

const pawnGoes = (state: State): boolean => state.phase === 'gather-intelligence' || isFirstTurn(state);

/** Up to version 1 the first turn stayed where it was, whoever got the pawn. */
const withTurn = (state: State, changes: readonly LedgerChange[]): LedgerChange[] => {
  const has = (id: string) => changes.some(({ entry }) => entry === id);
  return has('spymaster') && !has('active') && isFirstTurn(state)
    ? [...changes, { entry: 'active', to: String(state.active) }]
    : [...changes];
};

/** The turn goes with the pawn unless it is said whose it is; points are laid on the Missions that there are, and passes begin anew with another turn. */
const ORDER = ['spymaster', 'active', 'points', 'passes'];

const isLast = ({ entry }: LedgerChange): number => ORDER.indexOf(entry.split('/')[0] ?? '');

const inOrder = (changes: readonly LedgerChange[]): readonly LedgerChange[] =>
  [...changes].sort((a, b) => isLast(a) - isLast(b));

/** SM-40: points of Missions that nobody has completed. */
const checkPoints = ({ players }: State, changes: readonly LedgerChange[]): readonly Violation[] =>
  players.flatMap(({ completed }, seat) => {
    const id = `points/${seat}`;
    const isBare = setTo(changes, `completed/${seat}`, completed.length) === 0;
    if (!isBare || setTo(changes, id, 0) === 0) return [];
    const params = { seat: seatParam(seat), count: number(Number(setTo(changes, id, 0))) };
    return [refuse('SM-40', 'no-missions', { params, focus: [`completed/${seat}`] })];
  });

export const correct = defineCorrect({
  ledger,
  check: checkPoints,
  apply: (state, changes) => inOrder(changes).reduce(changed, state),
  earlier: {
    1: storedAs(correctFields, (state: State, _, { changes }) => ({ changes: withTurn(state, changes) })),
  },
});
