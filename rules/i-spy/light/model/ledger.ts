import { type LedgerEntry } from '@/rules/core/ledger';
import { message } from '@/rules/core/message';
import { poolEntries } from '../../model/lines';
import { LAST_ROUND } from '../../model/pieces';
import { type State } from './state';

export const ledger = (state: State): readonly LedgerEntry[] => {
  if (state.phase === 'set-up' || state.phase === 'enter-standing') return [];
  const choices = state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)]));
  const chosen = (id: 'initiative' | 'active', seat: number): LedgerEntry => ({
    kind: 'choice',
    id,
    label: message(`ledger.${id}`),
    value: String(seat),
    choices,
  });
  return [
    ...poolEntries(state.standing),
    chosen('initiative', state.initiative),
    ...(state.phase === 'turn'
      ? [
          {
            kind: 'count' as const,
            id: 'round',
            label: message('ledger.round'),
            value: state.round,
            min: 1,
            max: LAST_ROUND,
          },
          chosen('active', state.active),
        ]
      : []),
  ];
};
