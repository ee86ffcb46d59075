/*
 * SC-70: what really lies on the table; no player has more Agents than there are. SC-56: points lie on completed Missions. What is owed in a turn belongs to it.
 */
import { correctFields, storedAs } from '@/rules/core/define-move';
import { type LedgerChange, resized, withTotal } from '@/rules/core/ledger';
import { number, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, withPlayer } from '@/rules/core/seat';
import { NONE, type Violation } from '@/rules/core/violation';
import { checkTrigger, triggerAfter, withFirst } from '../../model/first-to-seven';
import { withOwed } from '../../model/ledger';
import { bend, refuse } from '../../model/refusals';
import { defineCorrect, FRESH, ledger, type Player, raceIn, type State } from '../state';

export const correct = defineCorrect({
  ledger,
  check: (state, changes) => [
    ...checkPoints(state, changes),
    ...checkAgents(state, changes),
    ...(state.phase === 'turn' ? checkTrigger(raceIn(changed(state, changes)), changes) : NONE),
  ],
  apply: (state, changes) => {
    const { trigger: _, ...after } = changed(state, changes);
    const race = { ...raceIn(after), trigger: state.trigger };
    const trigger = state.phase === 'turn' ? triggerAfter(race, changes) : state.trigger;
    return trigger === undefined ? after : { ...after, trigger };
  },
  earlier: {
    2: storedAs(correctFields, (state: State, _, { changes }) => {
      const after = changed(state, changes);
      const from = state.trigger ?? after.active;
      return { changes: state.phase === 'turn' ? withFirst(raceIn(after), changes, from) : [...changes] };
    }),
    1: storedAs(correctFields, (state: State, _, { changes }) => ({ changes: withOwed(state, changes) })),
  },
});

/** Missions that the same correction adds carry points too. */
const checkPoints = ({ players }: State, changes: readonly LedgerChange[]): readonly Violation[] => {
  const set = (entry: string) => changes.find((one) => one.entry === entry)?.to;
  return players.flatMap(({ completed }, seat) => {
    const missions = set(`completed/${seat}`) ?? completed.length;
    const points = Number(set(`points/${seat}`) ?? 0);
    if (missions !== 0 || points === 0) return [];
    const params = { seat: seatParam(seat), count: number(points) };
    return [refuse('SC-56', 'no-missions', { params, focus: [`completed/${seat}`] })];
  });
};

/** Agents in the supply and on circles are counted one by one; what is left of all lies elsewhere. */
const checkAgents = (state: State, changes: readonly LedgerChange[]): readonly Violation[] => {
  const { options, players } = changed(state, changes);
  return players.flatMap(({ supply, covered }, seat) => {
    const most = options.agents[seat] ?? 0;
    const sum = supply + covered;
    const { supply: before, covered: circles } = playerOf(state, seat);
    if (sum <= most || sum === before + circles) return [];
    const params = {
      ...{ seat: seatParam(seat), sum: number(sum) },
      ...{ most: number(most), count: number(sum - most) },
    };
    // An earlier version took it: what such a table has decided stays.
    return [bend('SC-70', 'too-many', { params, focus: [`supply/${seat}`, `covered/${seat}`] })];
  });
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
  if (kind === 'trigger') return state;
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
