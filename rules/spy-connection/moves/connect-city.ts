/*
 * SC-31: one neighbour of the Spy's city that is not in the network yet. SC-32: what each space costs.
 * SC-33: all of it from the supply, or not at all. SC-34: the Spy moves there at once.
 * SC-35, SC-36: taking back is a move of its own, so that the table sees each step; a connection is paid from the supply
 * or refused, and its repairs are the moves that raise the supply.
 * SC-3: a connection that the box does not know is named by its print, which enters the log with the move. One between
 * cities that a known one joins is more likely that one, entered again; the table may say that there are two.
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
import { alikeOf, type Board, checkAlike, farEnd, indexOf, withConnection } from '../model/board';
import { checkConnection, cityParam, connectionPrint, type ConnectionPrint } from '../model/prints';
import { networkOf } from '../model/network';
import { priceOf, priceOfSpace } from '../model/prices';
import { bend, refuse } from '../model/refusals';
import {
  copyOf,
  copyOfPlayer,
  seated,
  spyOf,
  type State,
  type Turn,
  turnAfter,
  withOption,
} from '../model/state';
import { defineMove } from '../model/turns';

interface Connecting {
  readonly connection: string;
  readonly print?: ConnectionPrint;
}

const connectionOf = ({ board }: State, { connection, print }: Connecting): ConnectionPrint | undefined =>
  indexOf(board).connections.get(connection) ?? print;

const boardWith = (board: Board, connection: ConnectionPrint): Board =>
  indexOf(board).connections.has(connection.id) ? board : withConnection(board, connection);

export const connectCity = defineMove('connect-city', {
  schema: { connection: id, print: v.exactOptional(connectionPrint) },
  by: 'active',
  phases: ['turn'],
  check: (state, seat, move) => {
    const connection = connectionOf(state, move);
    const violations = seat === state.active ? checkOption(state.turn) : NONE;
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
    player.spy = reached(state, seat, connection);
    const after = copyOf(state);
    if (!known) after.board = withConnection(state.board, connection);
    after.turn = turnAfter(state, seat, (turn) => withOption(turn, 'connect'));
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
    const mending = repairsOf(state, seat, {
      check: (now) => connectCity.check(now, seat, move),
      need: (now) => connection && connectionNeed(now.players, seat, connection),
      from: connection?.cities ?? [],
    });
    return [...knownWays(state, seat, move), ...mending];
  },
  describe: (before, { seat, move }) => {
    const connection = connectionOf(before, move);
    const to = connection ? reached(before, seat, connection) : '';
    return message('did.connect-city', { city: cityParam(before.board, to) });
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
  if (taken) return [refuse('SC-3', 'connection-known')];
  return [...checkConnection(state.board, print), ...checkAlike(state.board, print)];
};

/** SC-3: what the app knows already, where a connection was entered again. */
const knownWays = (state: State, seat: Seat, { print }: Connecting): readonly Repair<BaseMove>[] =>
  (print ? alikeOf(state.board, print) : [])
    .map((known) => ({ known, instead: connectCity.make({ connection: known.id }) }))
    .filter(({ instead }) => connectCity.check(state, seat, instead).length === 0)
    .map(({ known: { cities, spaces }, instead }) => ({
      label: message('repair.known-way', {
        from: cityParam(state.board, cities[0]),
        to: cityParam(state.board, cities[1]),
        count: number(priceOf(state.players, seat, spaces)),
      }),
      moves: [],
      instead,
    }));

/** Where the Spy comes. One that the table lets start elsewhere comes to the end that is not in the network. */
const reached = ({ board, players }: State, seat: Seat, connection: ConnectionPrint): string => {
  const player = playerOf({ players }, seat);
  const [from, to] = connection.cities;
  const network = networkOf(board, spyOf(player), player.agents);
  return farEnd(connection, spyOf(player)) ?? (network.includes(to) && !network.includes(from) ? from : to);
};

const checkWay = (state: State, seat: Seat, connection: ConnectionPrint): readonly Violation[] => {
  // SC-30: own Agents on all of its spaces secure it, also where nobody has entered it before.
  const board = boardWith(state.board, connection);
  const player = playerOf(state, seat);
  const spy = spyOf(player);
  const to = farEnd(connection, spy);
  const price = priceOf(state.players, seat, connection.spaces);
  const inNetwork = to !== undefined && networkOf(board, spy, player.agents).includes(to);
  if (to !== undefined && !inNetwork && price <= player.supply) return NONE;
  const elsewhere = { params: { city: cityParam(board, spy) }, focus: [`spy/${seat}`] };
  return [
    ...(to === undefined ? [bend('SC-31', 'no-neighbour', elsewhere)] : NONE),
    ...(inNetwork
      ? [bend('SC-31', 'in-network', { params: { city: cityParam(board, to) }, focus: [to] })]
      : NONE),
    ...(price > player.supply
      ? [
          refuse('SC-33', 'short', {
            params: { count: number(price), supply: number(player.supply) },
            focus: [`supply/${seat}`, ...connection.spaces.map((space) => `space/${seat}/${space}`)],
          }),
        ]
      : NONE),
  ];
};
