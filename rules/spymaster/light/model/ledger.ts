import type { LedgerEntry } from '@/rules/core/ledger';
import type { Message } from '@/rules/core/message';
import { message, seat as seatParam } from '@/rules/core/message';
import { MISSIONS, ROUNDS } from '../numbers';
import { presentOf } from '../pass-ring';
import type { State } from './state';

interface Count {
  readonly label: Message;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
}

const count = (id: string, { min = 0, ...rest }: Count): LedgerEntry => ({ kind: 'count', id, min, ...rest });

export const ledger = (state: State): readonly LedgerEntry[] => {
  const { players, round, passes, phase, spyMaster, nextSpyMaster = spyMaster, active } = state;
  const present = presentOf(players).map(String);
  const choice = (id: string, value: number): LedgerEntry => ({
    kind: 'choice',
    id,
    label: message(`ledger.${id}`),
    value: String(value),
    choices: present,
  });
  return [
    ...players.flatMap(({ completed }, seat) => {
      const who = { seat: seatParam(seat) };
      return [
        count(`completed/${seat}`, {
          label: message('ledger.completed', who),
          value: completed.length,
          max: MISSIONS,
        }),
        count(`points/${seat}`, {
          label: message('ledger.mission-points', who),
          value: completed.reduce((sum, points) => sum + points, 0),
          max: completed.length > 0 ? 500 : 0,
        }),
      ];
    }),
    ...(phase === 'scoring' || phase === 'over'
      ? []
      : [
          count('round', { label: message('ledger.round'), value: round, min: 1, max: ROUNDS }),
          choice('spymaster', spyMaster),
        ]),
    ...(phase === 'operations'
      ? [
          choice('next-spymaster', nextSpyMaster),
          choice('active', active),
          count('passes', { label: message('ledger.passes'), value: passes, max: present.length - 1 }),
        ]
      : []),
  ];
};
