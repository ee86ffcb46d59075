/* SC-70: what really lies on the table. SC-56: points lie on completed Missions. */
import { type LedgerChange, resized, withTotal } from '@/rules/core/ledger';
import { playerOf, withPlayer } from '@/rules/core/seat';
import { NONE } from '@/rules/core/violation';
import { refuse } from '../../model/refusals';
import { defineCorrect, FRESH, ledger, type Player, type State, triggered } from '../state';

export const correct = defineCorrect({
  ledger,
  /** Missions that the same correction adds carry points too. */
  check: ({ players }, changes) => {
    const set = (entry: string) => changes.find((one) => one.entry === entry)?.to;
    const bare = players.flatMap(({ completed }, seat) => {
      const missions = set(`completed/${seat}`) ?? completed.length;
      return missions === 0 && Number(set(`points/${seat}`) ?? 0) > 0 ? [`completed/${seat}`] : [];
    });
    return bare.length > 0 ? [refuse('SC-56', 'no-missions', { focus: bare })] : NONE;
  },
  apply: (state, changes) => settled(changes.reduce(change, state)),
});

const change = (state: State, { entry, to }: LedgerChange): State => {
  const [kind, seatText] = entry.split('/');
  if (kind === 'active') return { ...state, active: Number(to), turn: FRESH };
  if (kind === 'extra-turns') return { ...state, extraTurns: Number(to) };
  const seat = Number(seatText);
  return withPlayer(state, seat, corrected(playerOf(state, seat), kind, Number(to)));
};

const corrected = (player: Player, kind: string | undefined, to: number): Partial<Player> => {
  if (kind === 'supply') return { supply: to };
  if (kind === 'open') return { open: to };
  if (kind === 'covered') return { covered: to };
  if (kind === 'completed') return { completed: resized(player.completed, to) };
  return { completed: withTotal(player.completed, to) };
};

/** SC-55 again, when the number of completed Missions was corrected. */
const settled = (state: State): State => {
  const { trigger, ...rest } = state;
  const base: State = trigger === undefined ? state : rest;
  const order = state.players.map((_, step) => ((trigger ?? state.active) + step) % state.players.length);
  return order.reduce(triggered, base);
};
