/*
 * SC-70: what really lies on the table. SC-56: points lie on completed Missions. What is owed in a turn belongs to it.
 */
import { correctFields, storedAs } from '@/rules/core/define-move';
import { type LedgerChange, resized, withTotal } from '@/rules/core/ledger';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { withOwed } from '../../model/ledger';
import { refuse } from '../../model/refusals';
import { defineCorrect, FRESH, ledger, type Player, type State, triggered } from '../state';

export const correct = defineCorrect({
  ledger,
  check: (state, changes) => checkPoints(state, changes),
  apply: (state, changes) => triggeredAnew(changed(state, changes)),
  earlier: {
    1: storedAs(correctFields, (state: State, _, { changes }) => ({ changes: withOwed(state, changes) })),
  },
});

/** Missions that the same correction adds carry points too. */
const checkPoints = ({ players }: State, changes: readonly LedgerChange[]): readonly Violation[] => {
  const set = (entry: string) => changes.find((one) => one.entry === entry)?.to;
  const bare = players.flatMap(({ completed }, seat) => {
    const missions = set(`completed/${seat}`) ?? completed.length;
    return missions === 0 && Number(set(`points/${seat}`) ?? 0) > 0 ? [`completed/${seat}`] : [];
  });
  return bare.length > 0 ? [refuse('SC-56', 'no-missions', { focus: bare })] : NONE;
};

/** Whose turn it is comes first: what is owed in a turn belongs to that one. */
const changed = (state: State, changes: readonly LedgerChange[]): State =>
  [...changes]
    .sort((a, b) => Number(b.entry === 'active') - Number(a.entry === 'active'))
    .reduce(change, state);

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, seatText] = entry.split('/');
  if (kind === 'active') return atTurn(state, Number(to));
  if (kind === 'extra-turns') return { ...state, extraTurns: Number(to) };
  const seat = Number(seatText);
  return withPlayer(state, seat, corrected(playerOf(state, seat), kind, Number(to)));
};

const atTurn = (state: State, active: Seat): State =>
  active === state.active ? { ...state, turn: FRESH } : { ...state, active, turn: FRESH, extraTurns: 0 };

const corrected = (player: Player, kind: string | undefined, to: number): Partial<Player> => {
  if (kind === 'supply') return { supply: to };
  if (kind === 'open') return { open: to };
  if (kind === 'covered') return { covered: to };
  if (kind === 'completed') return { completed: resized(player.completed, to) };
  return { completed: withTotal(player.completed, to) };
};

/** SC-55 again, when the number of completed Missions was corrected. */
const triggeredAnew = (state: State): State => {
  const { trigger, ...rest } = state;
  const base: State = trigger === undefined ? state : rest;
  const order = state.players.map((_, step) => ((trigger ?? state.active) + step) % state.players.length);
  return order.reduce(triggered, base);
};
