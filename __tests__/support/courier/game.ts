import type { FormOffer, GameModule, Offer, Outcome, Status } from '@/rules/core/contract';
import type { GameEvent } from '@/rules/core/log/event';
import type { Message } from '@/rules/core/message';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import type { Seat, Viewer } from '@/rules/core/seat';
import { broken } from '@/rules/core/violation';
import { apply, check, ledger } from './rules';
import type { Move, Options, Player, State } from './types';
import { CARDS, codec, COINS, VALUES } from './types';

export interface View {
  readonly deck: number;
  readonly bank: number;
  readonly players: readonly (Omit<Player, 'hand'> & {
    readonly cards: number;
    readonly hand?: Player['hand'];
  })[];
}

const isOver = (state: State): boolean => state.phase === 'over';

const view = (state: State, viewer: Viewer): View => ({
  deck: CARDS.length - state.drawn,
  bank: state.bank,
  players: state.players.map(({ hand, ...open }, seat) => ({
    ...open,
    cards: hand.length,
    ...(seat === viewer || isOver(state) ? { hand } : {}),
  })),
});

const status = (state: State): Status<State['phase'], 'act'> => ({
  phase: state.phase,
  label: message(`phase.${state.phase}`),
  decisions: isOver(state) ? [] : [{ seats: [state.active], purpose: message('purpose.turn') }],
  debts: state.phase === 'act' ? [{ id: 'act', label: message('debt.act'), left: 1, required: true }] : [],
  ...(state.phase === 'draw'
    ? {
        chance: {
          deck: 'cards',
          ordinal: state.drawn,
          count: state.options.deck === 'digital' ? 1 : 0,
          source: state.options.deck,
          label: message('chance.draw', { seat: seatParam(state.active) }),
        },
      }
    : {}),
  over: isOver(state),
});

const burnForm = (held: readonly string[]): FormOffer<Move, readonly string[]> => ({
  kind: 'form',
  id: 'burn',
  label: message('offer.burn'),
  draft: [],
  next: (draft) =>
    held
      .filter((card) => !draft.includes(card))
      .map((card) => ({
        id: card,
        label: message('offer.burn-card', { card: piece(card) }),
        draft: [...draft, card],
      })),
  build: (draft) => (draft.length >= 2 ? { type: 'burn', cards: draft } : undefined),
  sample: (pick) => {
    const first = pick(held.length - 1);
    return { type: 'burn', cards: held.slice(first, first + 2) };
  },
});

const offers = (state: State, seat: Seat, viewer: Viewer): readonly Offer<Move>[] => {
  if (isOver(state)) return [];
  const single = (move: Move, label: Message): Offer<Move> => ({
    kind: 'move',
    id: move.type === 'play' ? `play/${move.card}` : move.type,
    label,
    move,
    violations: check(state, seat, move),
  });
  const always = [
    single({ type: 'pass' }, message('offer.pass')),
    single({ type: 'pay' }, message('offer.pay')),
  ];
  if (viewer !== seat) return always;
  const held = (state.players[seat] as Player).hand.filter((card) => card !== undefined);
  const plays = held.map((card) =>
    single(
      { type: 'play', card, value: state.options.values[card] ?? 0 },
      message('offer.play', { card: piece(card) }),
    ),
  );
  const canBurn =
    state.phase === 'act' && seat === state.active && held.length >= 2 && state.bank >= held.length;
  return [...always, ...plays, ...(canBurn ? [burnForm(held)] : [])];
};

const describe = (before: State, { actor, move }: GameEvent<Move>, viewer: Viewer): Message => {
  const who = seatParam(actor === 'table' ? before.active : actor);
  switch (move.type) {
    case 'draw':
      return viewer === before.active && move.card !== undefined
        ? message('did.draw-known', { seat: who, card: piece(move.card) })
        : message('did.draw', { seat: who });
    case 'play':
      return message('did.play', { seat: who, card: piece(move.card), value: number(move.value) });
    case 'burn':
      return message('did.burn', { seat: who, count: number(move.cards.length) });
    case 'leave':
      return message('did.leave', { seat: seatParam(move.seat) });
    default:
      return message(`did.${move.type}`, { seat: who });
  }
};

const outcome = (state: State): Outcome => {
  const scores = state.players.map(({ played, coins }, seat) => {
    const points = played.reduce((sum, { value }) => sum + value, 0);
    return {
      seat,
      total: points + coins,
      lines: [
        { label: message('score.cards'), value: points, rule: 'T-8' },
        { label: message('score.coins'), value: coins, rule: 'T-8' },
      ],
    };
  });
  const best = Math.max(...scores.map(({ total }) => total));
  const winners = scores.filter(({ total }) => total === best).map(({ seat }) => seat);
  const decidedBy = message(winners.length > 1 ? 'decided.shared' : 'decided.points');
  return { scores, winners, decidedBy, decidedByRule: 'T-8' };
};

export const courier: GameModule<Options, Move, State, View> = {
  id: 'courier',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  checkOptions: ({ seatCount, deck, values }) => [
    ...(seatCount < 2 || seatCount > 4 ? [broken('T-0', 'seats')] : []),
    ...(deck === 'digital' && Object.keys(values).length < CARDS.length
      ? [broken('T-0', 'cards-unknown')]
      : []),
  ],
  start: (options) => ({
    options,
    deck: CARDS,
    drawn: 0,
    bank: COINS,
    players: Array.from({ length: options.seatCount }, () => ({
      hand: [],
      played: [],
      coins: 0,
      left: false,
    })),
    active: options.startSeat,
    phase: 'draw',
  }),
  status,
  check,
  apply,
  offers,
  repairs: (state, actor, move) =>
    move.type === 'play' &&
    state.lastValue === move.value &&
    check(state, actor, { type: 'pay' }).length === 0
      ? [{ label: message('repair.pay'), moves: [{ type: 'pay' }] }]
      : [],
  pool: (state) => (state.options.deck === 'digital' ? state.deck : []),
  answer: (_, [card]) => (card === undefined ? { type: 'draw' } : { type: 'draw', card }),
  view,
  describe,
  outcome,
  ledger,
  reveals: (_, { move }) =>
    move.type === 'play' ? [{ kind: 'card', id: move.card, data: { value: move.value } }] : [],
  codec,
};

export const digital: Options = { seatCount: 2, startSeat: 0, deck: 'digital', values: VALUES };
