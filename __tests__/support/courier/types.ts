import * as v from 'valibot';
import { codecOf } from '@/rules/core/codec';
import type { LeaveMove } from '@/rules/core/contract';
import type { CorrectMove } from '@/rules/core/ledger';
import type { Seat, TableOptions } from '@/rules/core/seat';

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

export type Move =
  | { readonly type: 'draw'; readonly card?: string }
  | { readonly type: 'play'; readonly card: string; readonly value: number }
  | { readonly type: 'burn'; readonly cards: readonly string[] }
  | { readonly type: 'pay' }
  | { readonly type: 'pass' }
  | CorrectMove
  | LeaveMove;

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

const card = v.picklist(CARDS);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

export const codec = {
  options: codecOf<Options>(
    v.strictObject({
      seatCount: seat,
      startSeat: seat,
      deck: v.picklist(['digital', 'physical']),
      values: v.record(v.string(), v.number()),
    }),
  ),
  move: codecOf<Move>(
    v.variant('type', [
      v.strictObject({ type: v.literal('draw'), card: v.exactOptional(card) }),
      v.strictObject({ type: v.literal('play'), card, value: v.pipe(v.number(), v.integer()) }),
      v.strictObject({ type: v.literal('burn'), cards: v.array(card) }),
      v.strictObject({ type: v.literal('pay') }),
      v.strictObject({ type: v.literal('pass') }),
      v.strictObject({
        type: v.literal('correct'),
        changes: v.array(v.strictObject({ entry: v.string(), to: v.union([v.number(), v.string()]) })),
      }),
      v.strictObject({ type: v.literal('leave'), seat }),
    ]),
  ),
};
