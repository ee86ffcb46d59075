import * as v from 'valibot';
import type { Status as CoreStatus, TableMove } from '@/rules/core/contract';
import { correct, exactCodec, leave, list, oneOf, tableOptions, typed, whole } from '@/rules/core/schemas';
import type { TableOptions } from '@/rules/core/seat';
import type { HandTotals } from '../box';
import { handTotals } from '../box';

/** The Score door opens the sheet `at-the-end`, where only totals are asked. */
export interface Options extends TableOptions {
  readonly opened: 'at-the-start' | 'at-the-end';
  readonly fourthType?: string;
}

export type Move =
  /** Who chose, or was left with, the File with the SpyMaster card: asked once a round, at the end for round 5. */
  | { readonly type: 'take-spymaster-card' }
  | { readonly type: 'complete-mission'; readonly points: number }
  /** A turn in which something was done; it breaks the ring of passes. */
  | { readonly type: 'end-turn' }
  | { readonly type: 'pass' }
  /** This seat has completed the last Mission on the board, SM-37. */
  | { readonly type: 'clear-board' }
  /** At the end, the points of the completed Missions one by one. */
  | { readonly type: 'enter-missions'; readonly points: readonly number[] }
  /** At the end, hands open. */
  | { readonly type: 'count-hand'; readonly totals: HandTotals }
  /** The evening ends before the game does: everybody is counted all the same. */
  | { readonly type: 'stop' }
  | TableMove;

export type Phase = 'gather-intelligence' | 'operations' | 'scoring' | 'over';
export type DebtId = 'spymaster-card' | 'passes' | 'missions' | 'hands';
export type Status = CoreStatus<Phase, DebtId>;

export const options = exactCodec<Options>()(
  v.strictObject({
    ...tableOptions,
    opened: v.picklist(['at-the-start', 'at-the-end']),
    fourthType: v.exactOptional(typed),
  }),
);

const points = whole(0, 99);

export const move = exactCodec<Move>()(
  oneOf('type', [
    v.strictObject({ type: v.literal('take-spymaster-card') }),
    v.strictObject({ type: v.literal('complete-mission'), points }),
    v.strictObject({ type: v.literal('end-turn') }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('clear-board') }),
    v.strictObject({ type: v.literal('enter-missions'), points: list(points, 0, 60) }),
    v.strictObject({ type: v.literal('count-hand'), totals: handTotals }),
    v.strictObject({ type: v.literal('stop') }),
    correct,
    leave,
  ]),
);
