import { type Actor } from '../seat';

/** Every game's moves are told apart by their type. */
export interface BaseMove {
  readonly type: string;
}

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

/** A move about to be made: whole, and not in the log yet. What is only half entered on a screen is none. */
export interface Draft<Move extends BaseMove = BaseMove> {
  readonly actor: Actor;
  readonly move: Move;
  readonly overruled?: readonly string[];
}

/** An old entry as it should have been. */
export interface Amended<Move extends BaseMove = BaseMove> {
  readonly event: number;
  readonly draft: Draft<Move>;
}

/** The event with what the table overruled or vouched for, where there is any. */
export const withReasons = <Move extends BaseMove>(
  event: GameEvent<Move>,
  overruled: readonly string[] | undefined,
  vouched: readonly string[],
): GameEvent<Move> => {
  if (!overruled?.length && vouched.length === 0) return event;
  return {
    ...event,
    ...(overruled?.length ? { overruled } : {}),
    ...(vouched.length > 0 ? { vouched } : {}),
  };
};
