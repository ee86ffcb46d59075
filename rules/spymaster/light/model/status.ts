import { type Debt, type Decision, type Status as CoreStatus } from '@/rules/core/contract';
import { message, number, seat as seatParam, type Params } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { ROUNDS } from '../../model/numbers';
import { passRing, presentOf } from '../../model/pass-ring';
import { asksForCard, uncounted } from './round';
import { type Phase, type State } from './state';

type DebtId = 'spymaster-card' | 'passes' | 'missions' | 'hands';
type Status = CoreStatus<Phase, DebtId>;

export const status = (state: State): Status => {
  const seats = deciding(state);
  const isPlaying = state.phase === 'gather-intelligence' || state.phase === 'operations';
  return {
    phase: state.phase,
    label: message(`phase.${state.phase}`),
    ...(isPlaying ? { round: { number: state.round, of: ROUNDS } } : {}),
    decisions: seats.length > 0 ? [decision(state, seats)] : [],
    debts: debts(state),
    over: state.phase === 'over',
  };
};

const deciding = (state: State): readonly Seat[] => {
  if (state.phase === 'over') return [];
  if (state.phase === 'operations') return [state.active];
  return asksForCard(state) ? presentOf(state.players) : uncounted(state);
};

const decision = (state: State, seats: readonly Seat[]): Decision => {
  const purpose = asksForCard(state) ? 'take-spymaster-card' : state.phase;
  return {
    seats,
    ...(state.phase === 'operations' ? {} : { anyOrder: true, asksWho: true }),
    purpose: message(`purpose.${purpose}`, { seat: seatParam(state.active) }),
  };
};

const debts = (state: State): readonly Debt<DebtId>[] => {
  const { players, phase } = state;
  const ring = passRing(state);
  const waiting = players.filter(({ left }) => !left);
  return [
    ...debt({ id: 'spymaster-card', left: asksForCard(state) ? 1 : 0, required: true }),
    ...(phase === 'operations'
      ? debt({ id: 'passes', left: ring.left, required: false }, { seat: seatParam(ring.last) })
      : []),
    ...(phase === 'scoring'
      ? [
          ...debt({
            id: 'missions',
            left: waiting.filter(({ missionsKnown }) => !missionsKnown).length,
            required: true,
          }),
          ...debt({ id: 'hands', left: waiting.filter(({ totals }) => !totals).length, required: true }),
        ]
      : []),
  ];
};

const debt = (
  { id, left, required }: Omit<Debt<DebtId>, 'label'>,
  params: Params = {},
): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left), ...params }) }] : [];
