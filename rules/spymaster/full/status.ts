import type { Status as CoreStatus } from '@/rules/core/contract';

export type Phase =
  | 'place-special-agents'
  | 'place-freelance-agents'
  | 'choose-stack'
  | 'lay-out-row'
  | 'cut-files'
  | 'choose-files'
  | 'operations'
  /** Only where the app does not know the hands. */
  | 'count-hands'
  | 'over';

/** `burn`: one card may be burned to move; `passes`: how many more in a row end the round, SM-37. */
export type DebtId = 'burn' | 'movement-points' | 'missions' | 'passes' | 'hands';

export type Status = CoreStatus<Phase, DebtId>;
