import type { LedgerEntry } from '@/rules/core/ledger';
import type { Params } from '@/rules/core/message';
import { message } from '@/rules/core/message';

/** SC-53: whether a card shows the symbol. */
export const extraTurnLine = (id: string, extraTurn: boolean, about?: Params): LedgerEntry => ({
  kind: 'choice',
  id,
  label: message(about ? 'amend.extra-turn-of' : 'amend.extra-turn', about),
  value: extraTurn ? 'extra-turn' : 'no-extra-turn',
  choices: ['no-extra-turn', 'extra-turn'],
});

export const isExtraTurn = (value: string): boolean => value === 'extra-turn';

/** SC-56 */
export const MOST_POINTS = 99;
