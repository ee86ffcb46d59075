import { type LedgerEntry } from '@/rules/core/ledger';
import { type Message, message, number, piece, seat as seatParam } from '@/rules/core/message';
import { type Seat } from '@/rules/core/seat';
import { checkUnseen, recorded } from './cards';
import { poolEntries } from './lines';
import { regionParam } from './map';
import { assetCount } from './options';
import { tracksOf } from './outcome';
import { ASSET_CAPITALS, CACHES, CONTROL_TOKENS, inBoxOrder, LAST_ROUND, MOST_TOKENS } from './pieces';
import { countOf, placeOf, tileOf, tilesOnBoard } from './politicians';
import { type Player, type State } from './state';

interface Count {
  readonly label: Message;
  readonly value: number;
  readonly max: number;
  readonly min?: number;
  readonly stock?: string;
}

const count = (id: string, { min = 0, ...rest }: Count): LedgerEntry => ({ kind: 'count', id, min, ...rest });

/** What should lie where. Control Tokens of a seat are one stock, the Assets another. */
export const ledger = (state: State): readonly LedgerEntry[] =>
  state.phase === 'set-up' || state.phase === 'mark-politicians'
    ? []
    : [
        ...poolEntries(tracksOf({ ...state, over: state.phase === 'over' }).standing),
        ...rounds(state),
        ...spies(state),
        ...state.players.flatMap(ofPlayer),
        ...tokens(state),
        ...assets(state),
      ];

const rounds = (state: State): readonly LedgerEntry[] => {
  const choices = state.players.flatMap(({ left }, seat) => (left ? [] : [String(seat)]));
  const chosen = (id: string, seat: Seat): LedgerEntry => ({
    kind: 'choice',
    id,
    label: message(`ledger.${id}`),
    value: String(seat),
    choices,
  });
  return [
    chosen('initiative', state.initiative),
    ...caches(state),
    ...(state.phase === 'turn'
      ? [
          count('round', { label: message('ledger.round'), value: state.round, min: 1, max: LAST_ROUND }),
          chosen('active', state.turn.seat),
        ]
      : []),
  ];
};

/** On the map each Supply Cache for itself. */
const caches = ({ map, emptied, caches: value }: State): readonly LedgerEntry[] => {
  if (!map) return [count('caches', { label: message('ledger.caches'), value, max: CACHES })];
  return map.regions.flatMap(({ id, kind }): readonly LedgerEntry[] =>
    kind === 'cache'
      ? [
          {
            kind: 'choice',
            id: `cache/${id}`,
            label: message('ledger.cache', { region: regionParam(map, id) }),
            value: emptied.includes(id) ? 'empty' : 'token',
            choices: ['token', 'empty'],
          },
        ]
      : [],
  );
};

const spies = ({ map, players }: State): readonly LedgerEntry[] =>
  !map
    ? []
    : players.flatMap(({ region, left }, seat): readonly LedgerEntry[] =>
        left
          ? []
          : [
              {
                kind: 'choice',
                id: `spy/${seat}`,
                label: message('ledger.spy', { seat: seatParam(seat) }),
                value: region ?? 'off-the-map',
                choices: ['off-the-map', ...map.regions.map(({ id }) => id)],
                typed: Object.fromEntries(map.regions.map(({ id, name }) => [id, name])),
              },
            ],
      );

const ofPlayer = (player: Player, seat: Seat): readonly LedgerEntry[] => {
  const who = { seat: seatParam(seat) };
  const records = recorded(player);
  // IS-37: a correction must not find out which of these is a coerced card that nobody else has seen.
  const hand = checkUnseen(player, seat).length > 0 ? [] : player.hand;
  return [
    count(`supply/${seat}`, { label: message('ledger.supply', who), value: player.supply, max: 60 }),
    count(`tags/${seat}`, { label: message('ledger.tags', who), value: player.tags, max: 30 }),
    ...inBoxOrder([...hand, ...records]).map((card): LedgerEntry => ({
      kind: 'choice',
      id: `card/${seat}/${card}`,
      label: message('ledger.card', { ...who, card: piece(card) }),
      value: records.includes(card) ? 'records' : 'hand',
      choices: ['hand', 'records'],
    })),
  ];
};

const tokens = (state: State): readonly LedgerEntry[] =>
  state.players.flatMap(({ tokensLeft }, seat) => {
    const who = { seat: seatParam(seat) };
    const stock = `tokens/${seat}`;
    return [
      count(`tokens-left/${seat}`, {
        label: message('ledger.tokens-left', who),
        value: tokensLeft,
        max: CONTROL_TOKENS,
        stock,
      }),
      ...tilesOnBoard(state).map((tile) =>
        count(`tokens/${tile}/${seat}`, {
          label: message('ledger.tokens', { ...who, place: number(placeOf(state, tile) ?? 0) }),
          value: countOf(tileOf(state, tile).tokens, seat),
          max: MOST_TOKENS,
          stock,
        }),
      ),
    ];
  });

const assets = (state: State): readonly LedgerEntry[] => {
  const of = { max: assetCount(state.options), stock: 'assets' };
  const left = of.max + 1 - state.nextAsset;
  return [
    // Nothing goes back below the top of the stack: nobody could tell the order of its Assets any more.
    count('asset-stack', { label: message('ledger.asset-stack'), value: left, max: left, stock: of.stock }),
    ...ASSET_CAPITALS.map((capital) =>
      count(`stack/${capital}`, {
        label: message('ledger.stack', { capital: piece(capital) }),
        value: state.stacks[capital].length,
        ...of,
      }),
    ),
    ...state.players.map((player, seat) =>
      count(`assets/${seat}`, {
        label: message('ledger.assets', { seat: seatParam(seat) }),
        value: player.assets.length,
        ...of,
      }),
    ),
  ];
};
