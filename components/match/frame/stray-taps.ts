import { type MatchSession } from '@/store/match/session';

/** Where and when a finger came down, on what, and how the match stood then. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly control: unknown;
  readonly steps: number;
  /** How many lay open above the screen. */
  readonly sheets: number;
  /** Who was to act. */
  readonly turn: string;
}

const SOON = 350;
const NEAR = 24;

/**
 * A finger often taps twice. If the first tap made a move, a closing sheet may have left Undo under the second
 * one, or the same button may now end the turn of the next player; if it was refused, the second one would close
 * the reason unread. Such a second tap is not meant. The same
 * button pressed again in the same turn is: counting up must stay as fast as the finger.
 */
export class StrayTaps {
  #last: Tap | undefined;

  isStray(tap: Tap): boolean {
    const last = this.#last;
    const stray =
      last !== undefined &&
      tap.at - last.at < SOON &&
      Math.hypot(tap.x - last.x, tap.y - last.y) <= NEAR &&
      (tap.steps > last.steps || tap.sheets !== last.sheets) &&
      (tap.control !== last.control || tap.turn !== last.turn);
    // A third tap is measured against the one that made the move.
    this.#last = stray ? { ...last, at: tap.at } : tap;
    return stray;
  }
}

/** How far the match is, for telling whether a tap has made a move; redo is pressed as fast as undo. */
export const standOf = (session: MatchSession): Pick<Tap, 'steps' | 'turn'> => {
  const { decision, log } = session.moment.standing;
  return { steps: log.made, turn: decision?.seats.join() ?? '' };
};
