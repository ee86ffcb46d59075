import * as v from 'valibot';
import type { Status as CoreStatus, TableMove } from '@/rules/core/contract';
import { correct, exactCodec, leave, list, oneOf, tableOptions, whole } from '@/rules/core/schemas';
import type { TableOptions } from '@/rules/core/seat';

/** The Score door opens the sheet `at-the-end`, where only totals are asked. */
export interface Options extends TableOptions {
  readonly opened: 'at-the-start' | 'at-the-end';
  readonly board: 'light' | 'dark';
  readonly agents: readonly (14 | 15)[];
}

/**
 * Where each Agent lies is not kept, only what the supply loses or gets back: `circles` on city objectives, which
 * score, and `agents` on the board or assigned, which do not.
 */
export interface Moved {
  readonly agents: number;
  readonly circles: number;
}

export type Move =
  | { readonly type: 'accept-mission'; readonly agents: number }
  | ({ readonly type: 'discard-mission' } & Moved)
  | ({ readonly type: 'complete-mission'; readonly points: number; readonly extraTurn: boolean } & Moved)
  | ({ readonly type: 'place-agents' } & Moved)
  | ({ readonly type: 'take-back-agents' } & Moved)
  | { readonly type: 'end-turn' }
  | { readonly type: 'decline-extra-turn' }
  /** The points of the completed Missions one by one, and the covered circles on open ones. */
  | { readonly type: 'enter-score'; readonly completed: readonly number[]; readonly covered: number }
  /** The evening ends before the game does: everybody is counted all the same. */
  | { readonly type: 'stop' }
  | TableMove;

export type Phase = 'turn' | 'scoring' | 'over';
export type DebtId = 'extra-turns' | 'last-turns' | 'scores';
export type Status = CoreStatus<Phase, DebtId>;

export const options = exactCodec<Options>()(
  v.strictObject({
    ...tableOptions,
    opened: v.picklist(['at-the-start', 'at-the-end']),
    board: v.picklist(['light', 'dark']),
    agents: list(v.picklist([14, 15]), 1, 6),
  }),
);

const agents = whole(0, 15);
// Entries from before circles were kept apart know none.
const moved = { agents, circles: v.optional(whole(0, 15), 0) };
const points = whole(0, 99);

export const move = exactCodec<Move>()(
  oneOf('type', [
    v.strictObject({ type: v.literal('accept-mission'), agents }),
    v.strictObject({ type: v.literal('discard-mission'), ...moved }),
    v.strictObject({ type: v.literal('complete-mission'), points, extraTurn: v.boolean(), ...moved }),
    v.strictObject({ type: v.literal('place-agents'), ...moved }),
    v.strictObject({ type: v.literal('take-back-agents'), ...moved }),
    v.strictObject({ type: v.literal('end-turn') }),
    v.strictObject({ type: v.literal('decline-extra-turn') }),
    v.strictObject({
      type: v.literal('enter-score'),
      completed: list(points, 0, 48),
      covered: whole(0, 36),
    }),
    v.strictObject({ type: v.literal('stop') }),
    correct,
    leave,
  ]),
);
