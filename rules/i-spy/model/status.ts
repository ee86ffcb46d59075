import {
  type Debt,
  type Decision,
  type PendingChance,
  type Status as CoreStatus,
} from '@/rules/core/contract';
import { message, type Message, number, seat as seatParam } from '@/rules/core/message';
import { playerOf, type Seat, type Viewer } from '@/rules/core/seat';
import { extraCardActions } from './assets';
import { missingPrints } from './cards';
import { nextToReveal } from './phases';
import { pendingChance } from './draws';
import { clockwiseFrom } from './order';
import { pressing } from './owed';
import { LAST_ROUND } from './pieces';
import { CARD_ACTIONS } from './play';
import { toReveal } from './politicians';
import { seenBy } from './view';
import { type Owed, type Phase, type State } from './state';

type DebtId =
  | 'marks'
  | 'card-actions'
  | 'extra-card-actions'
  | 'contact-or-retrieval'
  | 'tag-for-tickets'
  | Owed['kind']
  | 'tickets'
  | 'visit'
  | 'prints'
  | 'politicians'
  | 'answers'
  | 'guesses'
  | 'assets'
  | 'alignments';

type Status = CoreStatus<Phase, DebtId>;

export const status = (state: State, viewer: Viewer): Status => {
  const seen = seenBy(state, viewer);
  const { phase, round } = seen;
  const chance: PendingChance | undefined = pendingChance(state);
  return {
    phase,
    label: message(`phase.${phase}`),
    round: { number: round, of: LAST_ROUND },
    decisions: decisionsOf(seen),
    debts: debtsOf(seen),
    ...(chance ? { chance } : {}),
    over: phase === 'over',
  };
};

/** IS-38: what the coercer may not do while resolving a card as the opponent. */
const OPPONENT_LIMITS = ['tickets-at-once', 'no-capitals', 'no-assets', 'opponents-tokens', 'no-coerce'];

const decisionsOf = (state: State): readonly Decision[] => {
  const { turn, initiative, resolving } = state;
  const one = (seat: Seat, purpose: string): Decision => ({
    seats: [seat],
    purpose: message(`purpose.${purpose}`, { seat: seatParam(seat) }),
  });
  // Nobody's turn: the phase is read aloud, and the holder of the Initiative Card presses.
  const directing: Decision = { ...one(initiative, 'score'), anyOrder: true };
  switch (state.phase) {
    case 'set-up':
    case 'over':
      return [];
    case 'mark-politicians':
      return together(state, (seat) => !playerOf(state, seat).marked);
    case 'final-report':
      return together(state, (seat) => playerOf(state, seat).guesses === undefined);
    case 'turn': {
      const [due] = pressing(state);
      const own = one(turn.seat, 'turn');
      return due && due.as !== turn.seat ? [own, coerced(turn.seat, due.as)] : [own];
    }
    case 'turn-assets':
      return [one(turn.seat, 'turn-assets')];
    case 'reveal-alignments':
      return [one(nextToReveal(state) ?? initiative, 'reveal-alignments')];
    case 'reveal-politicians':
      return [resolving?.waiting[0] === undefined ? directing : one(resolving.waiting[0], 'answer')];
    default:
      return [directing];
  }
};

const together = (state: State, waits: (seat: Seat) => boolean): readonly Decision[] => [
  {
    seats: clockwiseFrom(state, state.initiative).filter(waits),
    anyOrder: true,
    purpose: message(`purpose.${state.phase}`),
  },
];

/** The card itself is no part of it: it is shown to nobody unless the coercer wishes. */
const coerced = (coercer: Seat, opponent: Seat): Decision => ({
  seats: [coercer],
  as: opponent,
  purpose: message('purpose.coerced', { seat: seatParam(coercer), opponent: seatParam(opponent) }),
  limits: OPPONENT_LIMITS.map((limit) => message(`limit.${limit}`)),
});

const debtsOf = (state: State): readonly Debt<DebtId>[] => {
  const waiting = decisionsOf(state).at(-1)?.seats.length ?? 0;
  switch (state.phase) {
    case 'mark-politicians':
      return debt({ id: 'marks', left: waiting, required: true });
    case 'turn':
      return ofTurn(state);
    case 'score-records': {
      const { cards, phases } = missingPrints(state);
      return debt({ id: 'prints', left: cards.length + phases.length, required: true });
    }
    case 'reveal-politicians':
      return [
        ...debt({ id: 'answers', left: state.resolving?.waiting.length ?? 0, required: true }),
        ...debt({
          id: 'text',
          left: state.resolving && state.resolving.waiting.length === 0 ? 1 : 0,
          required: true,
        }),
        ...debt({ id: 'politicians', left: toReveal(state).length, required: true }),
      ];
    case 'final-report':
      return debt({ id: 'guesses', left: waiting, required: true });
    case 'turn-assets': {
      const all = state.players.flatMap(({ assets, left }) => (left ? [] : assets));
      return debt({ id: 'assets', left: all.filter(({ turned }) => !turned).length, required: true });
    }
    case 'reveal-alignments': {
      const hidden = state.players.filter(({ revealed, left }) => !revealed && !left);
      return debt({ id: 'alignments', left: hidden.length, required: true });
    }
    default:
      return [];
  }
};

const ofTurn = (state: State): readonly Debt<DebtId>[] => {
  const { turn } = state;
  const owedKinds = [...new Set(turn.owed.map(({ kind }) => kind))];
  const normal = Math.max(0, CARD_ACTIONS - turn.cardActions);
  const all = extraCardActions(state);
  const extra = Math.max(0, Math.min(all, CARD_ACTIONS + all - turn.cardActions));
  return [
    ...owedKinds.flatMap((id) =>
      debt({
        id,
        left: turn.owed.reduce((sum, owed) => sum + (owed.kind === id ? countOf(owed) : 0), 0),
        required: id !== 'text',
      }),
    ),
    ...debt({ id: 'card-actions', left: turn.shown ? 0 : normal, required: true }),
    ...debt({ id: 'extra-card-actions', left: extra, required: false }),
    ...debt({ id: 'contact-or-retrieval', left: turn.third ? 0 : 1, required: true }),
    ...debt({ id: 'tag-for-tickets', left: turn.tagOffers.length, required: false }),
    ...debt({ id: 'tickets', left: turn.tickets, required: false }),
    ...debt({ id: 'visit', left: state.map && !turn.visited ? 1 : 0, required: false }),
  ];
};

const countOf = (owed: Owed): number => (owed.kind === 'coerced-tickets' ? owed.left : 1);

const debt = ({ id, left, required }: Omit<Debt<DebtId>, 'label'>): readonly Debt<DebtId>[] => {
  const label: Message = message(`debt.${id}`, { count: number(left) });
  return left > 0 ? [{ id, left, required, label }] : [];
};
