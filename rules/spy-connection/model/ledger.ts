import { countLine, type LedgerEntry } from '@/rules/core/ledger';
import { message, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { citiesParam, cityParam, indexOf, wayParams } from './board';
import { MISSIONS } from './prices';
import { type OpenMission, type Player, type State } from './state';

/** SC-70, SC-71: what should lie where. The Agents of a seat are one stock, the Mission cards another. */
export const ledger = (state: State): readonly LedgerEntry[] =>
  state.phase === 'set-up' || state.phase === 'choose-start-missions'
    ? []
    : [
        ...state.players.flatMap((player, seat) => ofPlayer(state, player, seat)),
        cards('deck', state.deck, message('ledger.deck')),
        countLine('extra-turns', state.extraTurns, { label: message('ledger.extra-turns'), max: 9 }),
        {
          kind: 'choice',
          id: 'active',
          label: message('ledger.active'),
          value: String(state.active),
          choices: state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)])),
        },
      ];

const cards = (id: string, value: number, label: LedgerEntry['label']): LedgerEntry => ({
  kind: 'count',
  id,
  label,
  value,
  min: 0,
  max: MISSIONS,
  stock: 'missions',
});

const ofPlayer = (state: State, player: Player, seat: Seat): readonly LedgerEntry[] => {
  const who = { seat: seatParam(seat) };
  const agents = (
    id: string,
    value: number,
    rest: { readonly max: number; readonly label: LedgerEntry['label'] },
  ) => ({ kind: 'count', id, value, min: 0, stock: `agents/${seat}`, ...rest }) as const;
  const { board, options } = state;
  return [
    agents(`supply/${seat}`, player.supply, {
      max: options.agents[seat] ?? 0,
      label: message('ledger.supply', who),
    }),
    {
      kind: 'choice',
      id: `spy/${seat}`,
      label: message('ledger.spy', who),
      value: player.spy ?? '',
      choices: board.cities.map(({ id }) => id),
      typed: Object.fromEntries(
        board.cities.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])),
      ),
    },
    ...indexOf(board).spaces.map((space) =>
      agents(`space/${seat}/${space}`, player.agents[space] ?? 0, {
        max: 2,
        label: message('ledger.space', { ...who, ...wayParams(board, space) }),
      }),
    ),
    ...player.open.flatMap((open) => [
      agents(`assigned/${seat}/${open.print.id}`, open.assigned, {
        max: 9,
        label: message('ledger.assigned', { ...who, cities: citiesParam(board, open.print.cities) }),
      }),
      ...open.print.cities.map((city) =>
        agents(`objective/${seat}/${open.print.id}/${city}`, covers(open, city), {
          max: 1,
          label: message('ledger.objective', {
            ...who,
            city: cityParam(board, city),
            cities: citiesParam(board, open.print.cities),
          }),
        }),
      ),
    ]),
    cards(`earlier/${seat}`, player.earlier.missions, message('ledger.earlier', who)),
    countLine(`points/${seat}`, player.earlier.points, {
      label: message('ledger.earlier-points', who),
      max: 99,
    }),
  ];
};

const covers = ({ covered }: OpenMission, city: string): number => (covered.includes(city) ? 1 : 0);
