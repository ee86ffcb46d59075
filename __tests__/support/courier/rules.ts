import { checkChanges } from '@/rules/core/ledger';
import type { LedgerEntry } from '@/rules/core/ledger';
import { message, number, piece, seat as seatParam } from '@/rules/core/message';
import type { Actor, Seat } from '@/rules/core/seat';
import { clockwise } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import { bendable, broken, unverifiable } from '@/rules/core/violation';
import type { Move, Player, State } from './types';
import { CARDS, COINS } from './types';

export const ledger = (state: State): readonly LedgerEntry[] => [
  ...state.players.map((player, seat) => ({
    kind: 'count' as const,
    id: `coins/${seat}`,
    label: message('ledger.coins', { seat: seatParam(seat) }),
    value: player.coins,
    min: 0,
    max: COINS,
    stock: 'coins',
  })),
  {
    kind: 'count',
    id: 'coins/bank',
    label: message('ledger.bank'),
    value: state.bank,
    min: 0,
    max: COINS,
    stock: 'coins',
  },
  {
    kind: 'choice',
    id: 'active',
    label: message('ledger.active'),
    value: String(state.active),
    choices: state.players.flatMap((player, seat) => (player.left ? [] : [String(seat)])),
  },
];

export const check = (state: State, actor: Actor, move: Move): readonly Violation[] => {
  if (move.type === 'correct') return checkChanges(ledger(state), move.changes);
  if (move.type === 'leave') return checkLeave(state, move.seat);
  if (state.phase === 'over') return [broken('T-8', 'over')];
  if (move.type === 'draw') return checkDraw(state, actor, move.card);
  const wrongTime = state.phase === 'act' ? [] : [broken('T-1', 'draw-first')];
  if (actor !== state.active)
    return [...wrongTime, broken('T-1', 'not-your-turn', { params: { seat: seatParam(state.active) } })];
  return [...wrongTime, ...checkAction(state, state.players[actor] as Player, move)];
};

const checkLeave = (state: State, seat: Seat): readonly Violation[] => {
  const here = state.players.filter((player) => !player.left).length;
  if (state.players[seat]?.left !== false) return [broken('T-9', 'not-here')];
  return here <= 1 ? [broken('T-9', 'last-one')] : [];
};

const checkDraw = (state: State, actor: Actor, card: string | undefined): readonly Violation[] => {
  const known = state.options.deck === 'digital';
  if (state.phase !== 'draw' || actor !== 'table') return [broken('T-1', 'no-draw-now')];
  if (known !== (card !== undefined)) return [broken('T-1', known ? 'card-missing' : 'card-hidden')];
  return card !== undefined && !state.deck.includes(card) ? [broken('T-1', 'not-in-deck')] : [];
};

type Action = Extract<Move, { type: 'play' | 'burn' | 'pay' | 'pass' }>;

const checkAction = (state: State, player: Player, move: Action): readonly Violation[] => {
  switch (move.type) {
    case 'pass':
      return [];
    case 'pay':
      return player.coins > 0 ? [] : [broken('T-5', 'no-coin')];
    case 'burn':
      return [
        ...(move.cards.length < 2 ? [broken('T-6', 'too-few')] : []),
        ...(new Set(move.cards).size < move.cards.length ? [broken('T-6', 'twice')] : []),
        ...(move.cards.length > state.bank ? [broken('T-6', 'bank-empty')] : []),
        ...move.cards.flatMap((card) => checkHeld(state, player, card)),
      ];
    case 'play': {
      const printed = state.options.values[move.card];
      return [
        ...checkHeld(state, player, move.card),
        ...(move.value < 1 || move.value > 6 || (printed ?? move.value) !== move.value
          ? [broken('T-2', 'wrong-value')]
          : []),
        ...(state.lastValue === move.value
          ? [bendable('T-3', 'same-value', { params: { value: number(move.value) }, focus: [move.card] })]
          : []),
      ];
    }
  }
};

const checkHeld = (state: State, player: Player, card: string): readonly Violation[] => {
  if (player.hand.includes(card)) return [];
  const params = { card: piece(card) };
  const seen = state.players.some(({ played }) => played.some((item) => item.card === card));
  if (!seen && player.hand.includes(undefined)) return [unverifiable('T-2', 'hand-unknown', { params })];
  return [broken('T-2', 'not-in-hand', { params })];
};

export const apply = (state: State, actor: Actor, move: Move): State => {
  switch (move.type) {
    case 'correct':
      return move.changes.reduce((current, { entry, to }) => {
        if (entry === 'active') return { ...current, active: Number(to) };
        if (entry === 'coins/bank') return { ...current, bank: Number(to) };
        return withPlayer(current, Number(entry.slice('coins/'.length)), { coins: Number(to) });
      }, state);
    case 'leave': {
      const without = withPlayer(state, move.seat, { left: true });
      return state.active === move.seat && state.phase !== 'over' ? nextTurn(without) : without;
    }
    case 'draw': {
      const hand = [...(state.players[state.active] as Player).hand, move.card];
      return {
        ...withPlayer(state, state.active, { hand }),
        deck: state.options.deck === 'digital' ? state.deck.filter((card) => card !== move.card) : state.deck,
        drawn: state.drawn + 1,
        phase: 'act',
      };
    }
    case 'pass':
      return nextTurn(state);
    case 'pay': {
      const { lastValue: _, ...rest } = state;
      const coins = (state.players[actor as Seat] as Player).coins - 1;
      return withPlayer({ ...rest, bank: state.bank + 1 }, actor as Seat, { coins });
    }
    case 'burn': {
      const player = state.players[actor as Seat] as Player;
      const burned = move.cards.length;
      const hand = move.cards.reduce(without, player.hand);
      return nextTurn(
        withPlayer({ ...state, bank: state.bank - burned }, state.active, {
          hand,
          coins: player.coins + burned,
        }),
      );
    }
    case 'play': {
      const player = state.players[actor as Seat] as Player;
      const played = [...player.played, { card: move.card, value: move.value }];
      const after = withPlayer({ ...state, lastValue: move.value }, state.active, {
        hand: without(player.hand, move.card),
        played,
      });
      return move.value === 6 ? beginTurn(after, state.active) : nextTurn(after);
    }
  }
};

const without = (hand: Player['hand'], card: string): Player['hand'] => {
  const index = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(undefined);
  return hand.filter((_, place) => place !== index);
};

const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
});

const nextTurn = (state: State): State => {
  let seat = clockwise(state.active, state.players.length);
  while (state.players[seat]?.left) seat = clockwise(seat, state.players.length);
  return beginTurn(state, seat);
};

const beginTurn = (state: State, seat: Seat): State => ({
  ...state,
  active: seat,
  phase: state.drawn === CARDS.length ? 'over' : 'draw',
});
