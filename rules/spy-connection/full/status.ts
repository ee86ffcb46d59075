import type { Status as CoreStatus } from '@/rules/core/contract';

export type Phase =
  /** Start Missions are dealt or revealed, and a digital deck fills the display. */
  | 'set-up'
  | 'choose-start-missions'
  /** One option is owed, SC-42. */
  | 'option'
  /** Travelled: connecting makes it option B, covering or ending the turn option C. */
  | 'travelled'
  | 'objectives'
  | 'over';

export type DebtId = 'option' | 'travel' | 'objectives' | 'extra-turns' | 'last-turns';

export type Status = CoreStatus<Phase, DebtId>;
