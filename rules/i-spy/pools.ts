import type { LedgerChange, LedgerEntry } from '@/rules/core/ledger';
import { message, piece } from '@/rules/core/message';
import type { Violation } from '@/rules/core/violation';
import { LIMIT, NATIONS } from './pieces';
import { NONE, refuse } from './refusals';
import type { Standing } from './scoring';

/** IS-3: pools and the Power track stay between 0 and 38. */
export const checkLimits = (changes: readonly LedgerChange[]): readonly Violation[] =>
  changes.flatMap(({ entry, to }) => {
    const [measure, nation = ''] = entry.split('/');
    const isPool = measure === 'influence' || measure === 'power';
    return isPool && typeof to === 'number' && (to < 0 || to > LIMIT)
      ? [refuse('IS-3', 'past-limit', { params: { nation: piece(nation) } })]
      : NONE;
  });

export const poolEntries = (standing: Standing): readonly LedgerEntry[] =>
  (['influence', 'power'] as const).flatMap((measure) =>
    NATIONS.map((nation): LedgerEntry => ({
      kind: 'count',
      id: `${measure}/${nation}`,
      label: message(`ledger.${measure}`, { nation: piece(nation) }),
      value: standing[measure][nation],
      min: 0,
      max: LIMIT,
    })),
  );
