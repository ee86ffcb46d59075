/*
 * SC-31: one neighbour of the Spy's city that is not in the network yet. SC-32: what each space costs.
 * SC-33: all of it from the supply, or not at all. SC-34: the Spy moves there at once.
 * SC-35, SC-36: taking back is a move of its own, so that the table sees each step; a connection is paid from the supply
 * or refused, and its repairs are the moves that raise the supply.
 * SC-3: a connection that the box does not know is named by its print, which enters the log with the move.
 */
import * as v from 'valibot';
import { type BaseMove, type Repair } from '@/rules/core/contract';
import { message, number } from '@/rules/core/message';
import { playerOf, type Seat } from '@/rules/core/seat';
import { id } from '@/rules/core/codec';
import { NONE, type Violation } from '@/rules/core/violation';
import { connectionNeed } from '../advice/rescue';
import { repairsOf } from '../advice/repairs';
import { resizedConnection, spacesLine } from '../model/ledger';
import { farEnd, indexOf, withConnection } from '../model/board';
import { checkConnection, cityParam, connectionPrint, type ConnectionPrint } from '../model/prints';
import { networkOf } from '../model/network';
import { priceOf, priceOfSpace } from '../model/prices';
import { bend, refuse } from '../model/refusals';
import { copyOf, copyOfPlayer, seated, spyOf, type State, type Turn, withOption } from '../model/state';
import { defineMove } from '../model/turns';

interface Connecting {
  readonly connection: string;
  readonly print?: ConnectionPrint;
}

const connectionOf = ({ board }: State, { connection, print }: Connecting): ConnectionPrint | undefined =>
  indexOf(board).connections.get(connection) ?? print;

export const connectCity = defineMove('connect-city', {
  schema: { connection: id, print: v.exactOptional(connectionPrint) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, move) => {
    const connection = connectionOf(state, move);
    const violations = checkOption(state.turn);
    if (!connection) return [...violations, refuse('SC-3', 'connection-unknown')];
    const misread = checkPrint(state, move);
    const more = misread.length > 0 ? misread : checkWay(state, seat, connection);
    return violations.length > 0 ? [...violations, ...more] : more;
  },
  apply: (state, seat, move) => {
    const known = indexOf(state.board).connections.get(move.connection);
    const connection = known ?? (move.print as ConnectionPrint);
    const player = copyOfPlayer(playerOf(state, seat));
    const agents = { ...player.agents };
    for (const space of connection.spaces) {
      const price = priceOfSpace(state.players, seat, space);
      if (price === 0) continue;
      agents[space] = price;
      player.supply -= price;
    }
    player.agents = agents;
    player.spy = farEnd(connection, spyOf(player)) as string;
    const after = copyOf(state);
    if (!known) after.board = withConnection(state.board, connection);
    after.turn = withOption(state.turn, 'connect');
    after.players = seated(state, seat, player);
    return after;
  },
  offers: (state, seat) =>
    (indexOf(state.board).waysFrom.get(spyOf(playerOf(state, seat))) ?? []).map(({ connection, to }) => ({
      move: { connection: connection.id },
      label: message('offer.connect-city', {
        city: cityParam(state.board, to),
        count: number(priceOf(state.players, seat, connection.spaces)),
      }),
      about: connection.id,
    })),
  repairs: (state, seat, move): readonly Repair<BaseMove>[] => {
    const connection = connectionOf(state, move);
    return repairsOf(state, seat, {
      check: (now) => connectCity.check(now, seat, move),
      need: (now) => connection && connectionNeed(now.players, seat, connection),
      from: connection?.cities ?? [],
    });
  },
  describe: (before, { seat, move }) => {
    const connection = connectionOf(before, move);
    const to = connection && farEnd(connection, spyOf(playerOf(before, seat)));
    return message('did.connect-city', { city: cityParam(before.board, to ?? '') });
  },
  amend: {
    lines: ({ board }, { move }) => (move.print ? [spacesLine(board, move.print)] : []),
    amended: (move, changes) =>
      move.print ? { ...move, print: resizedConnection(move.print, changes) } : move,
  },
  reveals: ({ options }, { print }) =>
    print && options.box === 'owner' ? [{ kind: 'connection', id: print.id, data: print }] : [],
});

const checkOption = ({ option }: Turn): readonly Violation[] => {
  if (option === undefined) return NONE;
  if (option === 'connect') return [bend('SC-31', 'one-city-a-turn')];
  return [option === 'move' ? bend('SC-50', 'objectives-begun') : bend('SC-42', 'option-taken')];
};

/** What is noted with the move must be new; what is known wrongly is noted again first. */
const checkPrint = (state: State, { connection, print }: Connecting): readonly Violation[] => {
  if (!print) return NONE;
  const taken = print.id !== connection || indexOf(state.board).connections.has(connection);
  return taken ? [refuse('SC-3', 'connection-known')] : checkConnection(state.board, print);
};

const checkWay = (state: State, seat: Seat, connection: ConnectionPrint): readonly Violation[] => {
  const { board } = state;
  const player = playerOf(state, seat);
  const spy = spyOf(player);
  const to = farEnd(connection, spy);
  if (to === undefined)
    return [
      refuse('SC-31', 'no-neighbour', { params: { city: cityParam(board, spy) }, focus: [`spy/${seat}`] }),
    ];
  const price = priceOf(state.players, seat, connection.spaces);
  const inNetwork = networkOf(board, spy, player.agents).includes(to);
  if (!inNetwork && price <= player.supply) return NONE;
  return [
    ...(inNetwork
      ? [bend('SC-31', 'in-network', { params: { city: cityParam(board, to) }, focus: [to] })]
      : NONE),
    ...(price > player.supply
      ? [
          refuse('SC-33', 'short', {
            params: { price: number(price), supply: number(player.supply) },
            focus: [`supply/${seat}`, ...connection.spaces.map((space) => `space/${seat}/${space}`)],
          }),
        ]
      : NONE),
  ];
};
