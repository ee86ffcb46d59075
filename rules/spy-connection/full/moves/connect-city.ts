/*
 * SC-31: one neighbour of the Spy's city that is not in the network yet. SC-32: what each space costs.
 * SC-33: all of it from the supply, or not at all. SC-34: the Spy moves there at once.
 */
import { number } from '@/rules/core/message';
import type { Seat } from '@/rules/core/seat';
import type { Violation } from '@/rules/core/violation';
import type { BoardIndex } from '../../board';
import { cityParam, farEnd, indexOf } from '../../board';
import type { ConnectionPrint } from '../../box';
import { networkOf } from '../../network';
import { bend, NONE, refuse } from '../../refusals';
import type { Move } from '../moves';
import { checkConnection } from '../prints';
import { priceOf, priceOfSpace } from '../route';
import type { MoveOf, TurnRule } from '../rule';
import type { State, Turn } from '../state';
import { copyOf, copyOfPlayer, playerOf, seated, spyOf, withOption } from '../state';
import { withConnection } from './notes';

type Connect = MoveOf<Move, 'connect-city'>;

const connectionOf = (index: BoardIndex, { connection, print }: Connect): ConnectionPrint | undefined =>
  index.connections.get(connection) ?? print;

export const connectCity: TurnRule<Connect> = {
  check: (state, seat, move) => {
    const index = indexOf(state.board);
    const connection = connectionOf(index, move);
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
};

const checkOption = ({ option }: Turn): readonly Violation[] => {
  if (option === undefined) return NONE;
  if (option === 'connect') return [bend('SC-31', 'one-city-a-turn')];
  return [option === 'move' ? bend('SC-50', 'objectives-begun') : bend('SC-42', 'option-taken')];
};

/** What is noted with the move must be new; what is known wrongly is noted again first. */
const checkPrint = (state: State, { connection, print }: Connect): readonly Violation[] => {
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
