import type { Status as CoreStatus } from '@/rules/core/contract';

export type Phase =
  /** The phone deals and shuffles what it was asked to. */
  | 'set-up'
  | 'mark-politicians'
  | 'turn'
  | 'score-records'
  | 'reveal-politicians'
  | 'award-advantages'
  | 'clean-up'
  /** Guesses are laid, IS-71. */
  | 'final-report'
  | 'reveal-alignments'
  | 'score-final-report'
  | 'turn-assets'
  | 'over';

/** What a turn owes, what is possible once more in it, and what a card or a reward has left to resolve. */
export type DebtId =
  | 'marks'
  | 'card-actions'
  | 'extra-card-actions'
  | 'contact-or-retrieval'
  | 'tag-for-tickets'
  | 'reward'
  | 'recruit'
  | 'control'
  | 'empower'
  | 'control-or-empower'
  | 'scandalize'
  | 'in-the-wind'
  | 'coerce'
  | 'text'
  | 'prints'
  | 'politicians'
  | 'answers'
  | 'guesses'
  | 'assets'
  | 'alignments';

export type Status = CoreStatus<Phase, DebtId>;
