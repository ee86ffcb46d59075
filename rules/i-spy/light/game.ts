import { type Debt, type Decision, type Status as CoreStatus } from '@/rules/core/contract';
import { message, number, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { turnOrder } from '../model/order';
import { LAST_ROUND, type Nation, NATIONS, phaseOfRound } from '../model/pieces';
import {
  BEFORE_THE_END,
  ledger,
  nextToReveal,
  type Options,
  options,
  type Phase,
  start,
  type State,
  view,
} from './state';
import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { checkOpenPrints, checkTable } from '../model/options';
import { outcomeOf } from '../model/outcome';
import { adjust } from './moves/adjust';
import { awardAdvantages } from './moves/award-advantages';
import { cleanUp } from './moves/clean-up';
import { correct } from './moves/correct';
import { dealAlignments } from './moves/deal-alignments';
import { endTurn } from './moves/end-turn';
import { enterGuesses } from './moves/enter-guesses';
import { enterRecords } from './moves/enter-records';
import { enterStanding } from './moves/enter-standing';
import { finishAssets } from './moves/finish-assets';
import { giveInitiative } from './moves/give-initiative';
import { leave } from './moves/leave';
import { notePrint } from './moves/note-print';
import { resolveText } from './moves/resolve-text';
import { revealAlignment } from './moves/reveal-alignment';
import { revealPolitician } from './moves/reveal-politician';
import { scoreFinalReport } from './moves/score-final-report';
import { scoreRecords } from './moves/score-records';
import { stop } from './moves/stop';
import { turnAsset } from './moves/turn-asset';

type DebtId = 'prints' | 'politicians' | 'text' | 'guesses' | 'assets' | 'alignments';
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
      return debt({
        id: 'prints',
        left: state.prints.phases[phaseOfRound(state.round)] ? 0 : 1,
        required: true,
      });
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

/** In the order in which they are offered. */
const moves = [
  dealAlignments,
  endTurn,
  adjust,
  giveInitiative,
  notePrint,
  enterRecords,
  scoreRecords,
  revealPolitician,
  resolveText,
  awardAdvantages,
  cleanUp,
  enterStanding,
  enterGuesses,
  scoreFinalReport,
  turnAsset,
  finishAssets,
  revealAlignment,
  stop,
  correct,
  leave,
] as const;

export type Move = MovesOf<typeof moves>;

export const light = defineGame(moves, {
  id: 'i-spy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  checkOptions: (chosen: Options) => [...checkTable(chosen), ...checkOpenPrints(chosen.openPrints)],
  start,
  // What the table does is told of the holder of the Initiative Card.
  active: ({ initiative }) => initiative,
  status,
  stop: ({ phase }) => (BEFORE_THE_END.includes(phase) ? stop.make({}) : undefined),
  pool: () => NATIONS,
  answer: (_, picks) => dealAlignments.make({ nations: picks as readonly Nation[] }),
  view,
  outcome: (state) => outcomeOf({ ...state, over: state.phase === 'over' }),
  ledger,
});
