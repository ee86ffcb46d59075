import type { BaseMove } from '../contract';
import type { Actor } from '../seat';

/** A move that was accepted. What one tap caused shares a group, and is undone together. */
export interface GameEvent<Move extends BaseMove = BaseMove> {
  readonly id: number;
  /** The id of the group's first event. */
  readonly group: number;
  readonly actor: Actor;
  readonly move: Move;
  /** Reasons (`rule/code`) that the table overruled. */
  readonly overruled?: readonly string[];
  /** Reasons that the app could not verify and the table vouched for. */
  readonly vouched?: readonly string[];
}

/** A move on its way into the log. */
export interface Draft<Move extends BaseMove = BaseMove> {
  readonly actor: Actor;
  readonly move: Move;
  readonly overruled?: readonly string[];
}

interface Place {
  readonly id: number;
  readonly group: number;
}

export const toEvent = <Move extends BaseMove>(
  { actor, move, overruled = [] }: Draft<Move>,
  vouched: readonly string[],
  { id, group }: Place,
): GameEvent<Move> => {
  const event = { id, group, actor, move };
  if (overruled.length === 0 && vouched.length === 0) return event;
  return {
    ...event,
    ...(overruled.length > 0 ? { overruled } : {}),
    ...(vouched.length > 0 ? { vouched } : {}),
  };
};
