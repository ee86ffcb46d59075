import { type Debt, type Decision, type Status as CoreStatus } from '@/rules/core/contract';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { playerOf } from '@/rules/core/players';
import { type Seat } from '@/rules/core/seat';
import { turnOrder } from '../../model/order';
import { LAST_ROUND, phaseOfRound } from '../../model/pieces';
import { nextToReveal } from './phases';
import { type Phase, type State } from './state';

type DebtId = 'records' | 'prints' | 'politicians' | 'text' | 'guesses' | 'assets' | 'alignments';
type Status = CoreStatus<Phase, DebtId>;

export const status = (state: State): Status => {
  const { phase, round, options } = state;
  return {
    phase,
    label: message(`phase.${phase}`),
    ...(options.opened === 'at-the-end' ? {} : { round: { number: round, of: LAST_ROUND } }),
    decisions: decisionsOf(state),
    debts: debtsOf(state),
    ...(phase === 'set-up'
      ? {
          chance: {
            deck: 'alignments',
            ordinal: 0,
            count: state.players.length,
            source: 'digital',
            label: message('chance.alignments'),
          },
        }
      : {}),
    over: phase === 'over',
  };
};

const decisionsOf = (state: State): readonly Decision[] => {
  const { phase, active, initiative } = state;
  const one = (seat: Seat, purpose: string): readonly Decision[] => [
    { seats: [seat], purpose: message(`purpose.${purpose}`, { seat: seatParam(seat) }) },
  ];
  const directing = one(initiative, 'score').map((decision) => ({ ...decision, anyOrder: true }));
  switch (phase) {
    case 'set-up':
    case 'over':
      return [];
    case 'turn':
    case 'turn-assets':
      return one(active, phase);
    case 'final-report': {
      const seats = turnOrder(state).filter((seat) => !playerOf(state, seat).guesses);
      return [{ seats, anyOrder: true, purpose: message('purpose.final-report') }];
    }
    case 'score-records': {
      const seats = turnOrder(state).filter((seat) => !playerOf(state, seat).owed);
      return seats.length > 0
        ? [{ seats, anyOrder: true, purpose: message('purpose.enter-records') }]
        : directing;
    }
    case 'reveal-alignments':
      return one(nextToReveal(state) ?? initiative, phase);
    default:
      return directing;
  }
};

const debtsOf = (state: State): readonly Debt<DebtId>[] => {
  const here = turnOrder(state).map((seat) => playerOf(state, seat));
  switch (state.phase) {
    case 'score-records':
      return [
        ...debt({ id: 'records', left: here.filter(({ owed }) => !owed).length, required: true }),
        ...debt({
          id: 'prints',
          left: state.prints.phases[phaseOfRound(state.round)] ? 0 : 1,
          required: true,
        }),
      ];
    case 'reveal-politicians':
      return [
        ...debt({ id: 'text', left: state.resolving ? 1 : 0, required: true }),
        ...debt({ id: 'politicians', left: state.toReveal, required: true }),
      ];
    case 'final-report':
      return debt({ id: 'guesses', left: here.filter(({ guesses }) => !guesses).length, required: true });
    case 'reveal-alignments':
      return debt({
        id: 'alignments',
        left: here.filter(({ revealed }) => !revealed).length,
        required: true,
      });
    default:
      return [];
  }
};

const debt = ({ id, left, required }: Omit<Debt<DebtId>, 'label'>): readonly Debt<DebtId>[] =>
  left > 0 ? [{ id, left, required, label: message(`debt.${id}`, { count: number(left) }) }] : [];
