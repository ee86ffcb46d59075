import { type JournalEntry } from '@/rules/core/log/journal';
import { type MatchLog, type Refusal } from '@/rules/core/log/match-log';
import { type Learner } from './learning';
import { type Access } from './moment';
import { type Unfinished } from './unfinished';

export interface SessionParts {
  readonly id: string;
  readonly log: MatchLog;
  readonly seed: string;
  /** Events before this one came along with a copy; they were drawn by the seed of another match. */
  readonly parted?: number;
  /** Nothing is drawn before everybody has added to the chance. */
  readonly shared?: boolean;
  readonly access: Access;
  /** Queues an entry to be stored. */
  readonly store: (entry: JournalEntry) => void;
  readonly learner?: Learner;
  readonly unfinished?: Unfinished;
  readonly now: () => number;
}

/** What became of a tap. */
export type Played =
  | { readonly kind: 'played' }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'nothing' }
  /** The table has stopped: until that is taken back, nothing is played. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'read-only'; readonly access: Access }
  | { readonly kind: 'too-large' }
  /** The match has become longer than any; it can be read and taken back, and goes on as another one. */
  | { readonly kind: 'too-long' }
  /** The seed was shown: whoever played on would know what comes. */
  | { readonly kind: 'closed' };

export const PLAYED: Played = { kind: 'played' };
export const NOTHING: Played = { kind: 'nothing' };
export const ENDED: Played = { kind: 'ended' };
export const TOO_LARGE: Played = { kind: 'too-large' };
export const CLOSED: Played = { kind: 'closed' };
export const TOO_LONG: Played = { kind: 'too-long' };
