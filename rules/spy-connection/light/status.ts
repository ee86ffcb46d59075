import { type Debt, type Status as CoreStatus } from '@/rules/core/contract';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { lastTurns } from '../model/turn-order';
import { type State } from './state';

type DebtId = 'extra-turns' | 'last-turns' | 'scores';
export type Status = CoreStatus<State['phase'], DebtId>;

export const status = (state: State): Status => ({
  phase: state.phase,
  label: message(`phase.${state.phase === 'turn' ? kindOf(state) : state.phase}`),
  decisions: decisions(state),
  debts: debts(state),
  over: state.phase === 'over',
});

const kindOf = ({ turn, trigger }: State): 'turn' | 'extra-turn' | 'last-turn' => {
  if (turn.extra) return 'extra-turn';
  return trigger === undefined ? 'turn' : 'last-turn';
};

const uncounted = ({ players }: State): readonly number[] =>
  players.flatMap(({ entered, left }, seat) => (entered || left ? [] : [seat]));

const decisions = (state: State): Status['decisions'] => {
  if (state.phase === 'over') return [];
  if (state.phase === 'scoring')
    return [{ seats: uncounted(state), anyOrder: true, purpose: message('purpose.score') }];
  return [
    {
      seats: [state.active],
      purpose: message(`purpose.${kindOf(state)}`, { seat: seatParam(state.active) }),
    },
  ];
};

const debts = (state: State): readonly Debt<DebtId>[] => {
  if (state.phase === 'over') return [];
  if (state.phase === 'scoring') return debt({ id: 'scores', left: uncounted(state).length, required: true });
  return [
    ...debt({ id: 'extra-turns', left: state.extraTurns, required: false }),
    ...debt({ id: 'last-turns', left: lastTurns(state).length, required: true }),
  ];
};

const debt = ({ id, left, required }: Omit<Debt<DebtId>, 'label'>): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left) }) }] : [];
