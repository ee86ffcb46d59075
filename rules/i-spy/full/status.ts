import type { Status as CoreStatus } from '@/rules/core/contract';

export type Phase =
  | 'deal-alignments'
  | 'mark-politicians'
  | 'turn'
  | 'score-records'
  | 'reveal-politicians'
  | 'award-advantages'
  | 'clean-up'
  | 'final-report'
  | 'turn-assets'
  | 'reveal-alignments'
  | 'over';

/** What a turn owes, what is possible once more in it, and what a card or a reward has left to resolve. */
export type DebtId =
  | 'deploy'
  | 'flee'
  | 'card-actions'
  | 'extra-card-actions'
  | 'contact-or-retrieval'
  | 'enter-capital'
  | 'leave-capital'
  | 'tickets'
  | 'tag-for-tickets'
  | 'fly'
  | 'reward'
  | 'recruit'
  | 'control'
  | 'empower'
  | 'control-or-empower'
  | 'scandalize'
  | 'in-the-wind'
  | 'coerce'
  | 'coerced-card'
  | 'text'
  | 'politicians'
  | 'guesses'
  | 'assets'
  | 'alignments';

export type Status = CoreStatus<Phase, DebtId>;
