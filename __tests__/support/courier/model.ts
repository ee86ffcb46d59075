import * as v from 'valibot';
import { codecOf } from '@/rules/core/codec';
import { movesOf } from '@/rules/core/define-move';
import { type LedgerEntry } from '@/rules/core/ledger';
import { message, piece, seat as seatParam } from '@/rules/core/message';
import { clockwise, playerOf, type Seat, type TableOptions, withPlayer } from '@/rules/core/seat';
import { broken, NONE, unverifiable, type Violation } from '@/rules/core/violation';

/**
 * Courier, a game that exists only in tests. In a turn you draw a card (T-1), then play one (T-2), burn two or
 * more for a coin each (T-6), or pass. A value may not follow itself (T-3) unless you pay a coin (T-5). A six
 * gives another turn (T-7). The game ends when the deck is empty (T-8); a card scores its value, a coin 1.
 */
export interface Options extends TableOptions {
  readonly deck: 'digital' | 'physical';
  /** What is printed on the cards, as far as it is known. */
  readonly values: Readonly<Record<string, number>>;
}

export interface Player {
  /** `undefined` stands for a real card that the app has not been shown. */
  readonly hand: readonly (string | undefined)[];
  readonly played: readonly { readonly card: string; readonly value: number }[];
  readonly coins: number;
  readonly left: boolean;
}

export interface State {
  readonly options: Options;
  readonly deck: readonly string[];
  readonly drawn: number;
  readonly bank: number;
  readonly players: readonly Player[];
  readonly active: Seat;
  readonly phase: 'draw' | 'act' | 'over';
  readonly lastValue?: number;
}

export const CARDS = Array.from({ length: 12 }, (_, index) => `c${index + 1}`);
export const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  CARDS.map((card, index) => [card, (index % 6) + 1]),
);
export const COINS = 8;

export const card = v.picklist(CARDS);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

export const options = codecOf<Options>(
  v.strictObject({
    seatCount: seat,
    startSeat: seat,
    deck: v.picklist(['digital', 'physical']),
    values: v.record(v.string(), v.number()),
  }),
);

export const { defineMove, defineCorrect, defineLeave } = movesOf({
  active: ({ active }: State) => active,
  reasons: {
    over: broken('T-8', 'over'),
    notNow: () => broken('T-1', 'draw-first'),
    forTheTable: broken('T-1', 'no-draw-now'),
    noSuchSeat: broken('T-1', 'no-such-seat'),
    notHere: broken('T-9', 'not-here'),
    lastOne: broken('T-9', 'last-one'),
    notYours: (active) => broken('T-1', 'not-your-turn', { params: { seat: seatParam(active) } }),
  },
});

export const ledger = (state: State): readonly LedgerEntry[] => {
  const coins = { kind: 'count', min: 0, max: COINS, stock: 'coins' } as const;
  return [
    ...state.players.map((player, at) => ({
      ...coins,
      id: `coins/${at}`,
      label: message('ledger.coins', { seat: seatParam(at) }),
      value: player.coins,
    })),
    { ...coins, id: 'coins/bank', label: message('ledger.bank'), value: state.bank },
    {
      kind: 'choice',
      id: 'active',
      label: message('ledger.active'),
      value: String(state.active),
      choices: state.players.flatMap((player, at) => (player.left ? [] : [String(at)])),
    },
  ];
};

/** T-2: a card is played or burned from the hand. */
export const checkHeld = (state: State, at: Seat, wanted: string): readonly Violation[] => {
  const { hand } = playerOf(state, at);
  if (hand.includes(wanted)) return NONE;
  const params = { card: piece(wanted) };
  const seen = state.players.some(({ played }) => played.some((item) => item.card === wanted));
  if (!seen && hand.includes(undefined)) return [unverifiable('T-2', 'hand-unknown', { params })];
  return [broken('T-2', 'not-in-hand', { params })];
};

export const without = (hand: Player['hand'], wanted: string): Player['hand'] => {
  const index = hand.includes(wanted) ? hand.indexOf(wanted) : hand.indexOf(undefined);
  return hand.filter((_, place) => place !== index);
};

export const cardsOf = (state: State, at: Seat): readonly string[] =>
  playerOf(state, at).hand.filter((held) => held !== undefined);

export const nextTurn = (state: State): State => {
  let next = clockwise(state.active, state.players.length);
  while (state.players[next]?.left) next = clockwise(next, state.players.length);
  return beginTurn(state, next);
};

export const beginTurn = (state: State, active: Seat): State => ({
  ...state,
  active,
  phase: state.drawn === CARDS.length ? 'over' : 'draw',
});

/** A player has to go home. */
export const gone = (state: State, at: Seat): State => {
  const rest = withPlayer(state, at, { left: true });
  return state.active === at && state.phase !== 'over' ? nextTurn(rest) : rest;
};
