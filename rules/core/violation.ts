import { type Message, type Params } from './message';

/** `unverifiable`: the app has not been told enough. It never blocks; the table vouches for it. */
export type Certainty = 'broken' | 'unverifiable';

/** A reason why a move is refused (or cannot be verified), named by the rule it rests on. */
export interface Violation {
  readonly rule: string;
  readonly code: string;
  readonly certainty: Certainty;
  /** The table may record the move anyway: applying it stays within the game's invariants. */
  readonly overrulable: boolean;
  readonly params?: Params;
  /** What the reason points at: lines of the ledger, where correcting it would start, or pieces. */
  readonly focus?: readonly string[];
}

/** What an event keeps of a reason that the table overruled or vouched for. */
export const reasonId = (violation: Violation): string => `${violation.rule}/${violation.code}`;

interface Details {
  readonly params?: Params;
  readonly focus?: readonly string[];
}

export const broken = (rule: string, code: string, details: Details = {}): Violation => ({
  rule,
  code,
  certainty: 'broken',
  overrulable: false,
  ...details,
});

/** Broken, but the table may decide otherwise without the state becoming impossible. */
export const bendable = (rule: string, code: string, details: Details = {}): Violation => ({
  ...broken(rule, code, details),
  overrulable: true,
});

export const unverifiable = (rule: string, code: string, details: Details = {}): Violation => ({
  ...broken(rule, code, details),
  certainty: 'unverifiable',
});

export const NONE: readonly Violation[] = [];

/** What cannot be verified does not keep a move out. */
export const isRefused = (violations: readonly Violation[]): boolean =>
  violations.some(({ certainty }) => certainty === 'broken');

/** Names a reason of a game's list of refusals; one that is not on the list does not compile. */
export type SayWhy<Refusals extends Readonly<Record<string, readonly string[]>>> = <
  Rule extends keyof Refusals & string,
>(
  rule: Rule,
  code: Refusals[Rule][number],
  details?: Details,
) => Violation;

/** `check` can refuse a move or an entry, `effect` changes the state, `fact` is only told. */
export type RuleKind = 'check' | 'effect' | 'fact';

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
