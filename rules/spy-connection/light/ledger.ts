import { countLine as count, type LedgerEntry } from '@/rules/core/ledger';
import { message, seat as seatParam } from '@/rules/core/message';
import { MISSIONS } from '../model/prices';
import { type State } from './state';

export const ledger = (state: State): readonly LedgerEntry[] => [
  ...state.players.flatMap((player, seat) => {
    const who = { seat: seatParam(seat) };
    const points = player.completed.reduce((sum, each) => sum + each, 0);
    return [
      count(`supply/${seat}`, player.supply, {
        label: message('ledger.supply', who),
        max: state.options.agents[seat] ?? 0,
      }),
      count(`open/${seat}`, player.open, { label: message('ledger.open', who), max: 4 }),
      count(`completed/${seat}`, player.completed.length, {
        label: message('ledger.completed', who),
        max: MISSIONS,
      }),
      count(`points/${seat}`, points, {
        label: message('ledger.points', who),
        max: 200,
      }),
      count(`covered/${seat}`, player.covered, {
        label: message('ledger.covered', who),
        max: state.options.agents[seat] ?? 0,
      }),
    ];
  }),
  count('extra-turns', state.extraTurns, { label: message('ledger.extra-turns'), max: 9 }),
  {
    kind: 'choice',
    id: 'active',
    label: message('ledger.active'),
    value: String(state.active),
    choices: state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)])),
  },
];
