import { type Message } from './message';
import { type Violation } from './violation';

/** The answer to "Can I …?": yes or no, why, and what would make it legal. */
export interface Verdict {
  readonly allowed: boolean;
  /** The answer in words, with its price where there is one. */
  readonly because: Message;
  /** The rule that the answer rests on. */
  readonly rule: string;
  readonly violations: readonly Violation[];
  readonly mends: readonly Message[];
}
