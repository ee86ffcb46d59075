import { countLine, type LedgerEntry } from '@/rules/core/ledger';
import { message, seat as seatParam } from '@/rules/core/message';
import { MISSIONS, ROUNDS } from '../../model/numbers';
import { presentOf } from '../../model/pass-ring';
import { type State } from './state';

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
        countLine(`completed/${seat}`, completed.length, {
          label: message('ledger.completed', who),
          max: MISSIONS,
        }),
        countLine(
          `points/${seat}`,
          completed.reduce((sum, points) => sum + points, 0),
          { label: message('ledger.mission-points', who), max: completed.length > 0 ? 500 : 0 },
        ),
      ];
    }),
    ...(phase === 'scoring' || phase === 'over'
      ? []
      : [
          countLine('round', round, { label: message('ledger.round'), min: 1, max: ROUNDS }),
          choice('spymaster', spyMaster),
        ]),
    ...(phase === 'operations'
      ? [
          choice('next-spymaster', nextSpyMaster),
          choice('active', active),
          countLine('passes', passes, { label: message('ledger.passes'), max: present.length - 1 }),
        ]
      : []),
  ];
};
