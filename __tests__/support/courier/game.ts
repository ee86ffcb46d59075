import { type Outcome, type Status } from '@/rules/core/contract';
import { defineGame, type MovesOf } from '@/rules/core/define-game';
import { message, seat as seatParam } from '@/rules/core/message';
import { type Viewer, withPlayer } from '@/rules/core/seat';
import { broken } from '@/rules/core/violation';
import {
  CARDS,
  COINS,
  defineCorrect,
  defineLeave,
  gone,
  ledger,
  type Options,
  options,
  type Player,
  type State,
  VALUES,
} from './model';
import { burn } from './moves/burn';
import { draw } from './moves/draw';
import { pass } from './moves/pass';
import { pay } from './moves/pay';
import { play } from './moves/play';

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

/** A hand is for its player's eyes; for others it is as many unknown cards. */
const seen = (state: State, viewer: Viewer): State => ({
  ...state,
  players: state.players.map((player, seat) =>
    seat === viewer || isOver(state) ? player : { ...player, hand: player.hand.map(() => undefined) },
  ),
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

const moves = [
  draw,
  pass,
  pay,
  play,
  burn,
  defineCorrect({
    ledger,
    apply: (state, changes) =>
      changes.reduce((now, { entry, to }) => {
        if (entry === 'active') return { ...now, active: Number(to) };
        if (entry === 'coins/bank') return { ...now, bank: Number(to) };
        return withPlayer(now, Number(entry.slice('coins/'.length)), { coins: Number(to) });
      }, state),
  }),
  defineLeave({ phases: ['draw', 'act', 'over'], apply: gone }),
] as const;

export type Move = MovesOf<typeof moves>;

export const courier = defineGame(moves, {
  id: 'courier',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  checkOptions: ({ seatCount, startSeat, deck, values }) => [
    ...(seatCount < 2 || seatCount > 4 || startSeat >= seatCount ? [broken('T-0', 'seats')] : []),
    ...(deck === 'digital' && Object.keys(values).length < CARDS.length
      ? [broken('T-0', 'cards-unknown')]
      : []),
  ],
  start: (chosen: Options): State => ({
    options: chosen,
    deck: CARDS,
    drawn: 0,
    bank: COINS,
    players: Array.from({ length: chosen.seatCount }, () => ({
      hand: [],
      played: [],
      coins: 0,
      left: false,
    })),
    active: chosen.startSeat,
    phase: 'draw',
  }),
  active: ({ active }) => active,
  status,
  seen,
  pool: (state) => (state.options.deck === 'digital' ? state.deck : []),
  answer: (_, [card]) => draw.make(card === undefined ? {} : { card }),
  view,
  outcome,
  ledger,
});

export const digital: Options = { seatCount: 2, startSeat: 0, deck: 'digital', values: VALUES };
