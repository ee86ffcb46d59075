import { type Debt, type Decision, type Status as CoreStatus } from '@/rules/core/contract';
import { message, number, seat as seatParam, type Params } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { chanceOf } from './chance';
import { ROUNDS, SPECIAL_AGENTS } from './numbers';
import { passRing } from './pass-ring';
import { isUncounted } from './round';
import { hasActed, type Phase, type State } from './state';

/** `passes`: how many more in a row end the round, SM-37. */
type DebtId = 'passes' | 'hands';

type Status = CoreStatus<Phase, DebtId>;

/** The same for every viewer: nothing here depends on a hand but the number of hands to count. */
export const status = (state: State): Status => {
  const { phase, round } = state;
  const chance = chanceOf(state);
  const seats = deciding(state);
  return {
    phase,
    label: message(`phase.${phase}`),
    round: { number: round, of: ROUNDS },
    decisions: seats.length > 0 ? [decision(state, seats)] : [],
    debts: debtsOf(state),
    ...(chance ? { chance } : {}),
    over: phase === 'over',
  };
};

/** Who decides now. */
const deciding = (state: State): readonly Seat[] => {
  const { phase, options, players, active } = state;
  switch (phase) {
    case 'place-special-agents':
      return options.specialAgents === 'random'
        ? []
        : players.flatMap(({ agents }, seat) => (agents.length < SPECIAL_AGENTS ? [seat] : []));
    case 'place-freelance-agents':
    case 'lay-out-row':
    case 'over':
      return [];
    case 'count-hands':
      return players.flatMap((player, seat) => (isUncounted(player) ? [seat] : []));
    default:
      return [active];
  }
};

const decision = ({ phase, active }: State, seats: readonly Seat[]): Decision => ({
  seats,
  ...(phase === 'place-special-agents' || phase === 'count-hands' ? { anyOrder: true } : {}),
  purpose: message(`purpose.${phase}`, { seat: seatParam(active) }),
});

const debtsOf = (state: State): readonly Debt<DebtId>[] => {
  if (state.phase === 'count-hands')
    return debt({ id: 'hands', left: deciding(state).length, required: true });
  if (state.phase !== 'operations') return [];
  // What a turn still holds stands beside its buttons; a turn that has begun is no pass any more.
  if (hasActed(state.turn)) return [];
  const ring = passRing({ ...state, acted: false });
  return debt({ id: 'passes', left: ring.left, required: false }, { seat: seatParam(ring.last) });
};

const debt = (
  { id, left, required }: Omit<Debt<DebtId>, 'label'>,
  params: Params = {},
): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left), ...params }) }] : [];
