import { type ConnectionPrint } from '@/rules/spy-connection/model/prints';
import { indexOf } from '@/rules/spy-connection/model/board';
import { isRefused } from '@/rules/core/violation';
import { full, type Move } from '@/rules/spy-connection/game';
import { priceOf, priceOfSpace } from '@/rules/spy-connection/model/prices';
import { type State } from '@/rules/spy-connection/model/state';
import { connectCity } from '@/rules/spy-connection/moves/connect-city';
import { moveSpy } from '@/rules/spy-connection/moves/move-spy';
import { type Table } from './table';

/** A way to a city outside the network, from the Spy's city or after travel. */
export interface WayOut {
  readonly connection: ConnectionPrint;
  readonly from: string;
  readonly to: string;
  /** For each space in order from the network. */
  readonly prices: readonly number[];
  readonly price: number;
  readonly moves: readonly [Move, ...Move[]];
  readonly travels: boolean;
  /** It would be refused. */
  readonly refused: boolean;
}

type At = Pick<Table, 'state' | 'active'>;

/** SC-30: the Spy may travel before connecting, once. Whatever else stands against a connection is told when it is tapped. */
const startsOf = ({ state, active: { network, spy } }: At): readonly string[] => {
  if (spy === undefined) return [];
  return state.turn.travelled ? [spy] : network;
};

const isRefusedIn = (state: State, moves: readonly Move[]): boolean => {
  let now = state;
  return moves.some((move) => {
    if (isRefused(full.check(now, now.active, move))) return true;
    now = full.apply(now, now.active, move);
    return false;
  });
};

/** SC-30, SC-31: what could be connected now, without travel first, then the cheapest. */
export const waysOut = ({ state, active }: At): readonly WayOut[] => {
  const { network, spy } = active;
  const { waysFrom } = indexOf(state.board);
  return startsOf({ state, active })
    .flatMap((city) =>
      (waysFrom.get(city) ?? []).map(({ connection, to }): WayOut => {
        const spaces = connection.cities[0] === city ? connection.spaces : [...connection.spaces].reverse();
        const travels = city !== spy;
        const connect = connectCity.make({ connection: connection.id });
        const moves: WayOut['moves'] = travels ? [moveSpy.make({ city }), connect] : [connect];
        return {
          ...{ connection, from: city, to, travels },
          prices: spaces.map((space) => priceOfSpace(state.players, state.active, space)),
          price: priceOf(state.players, state.active, spaces),
          moves,
          refused: isRefusedIn(state, moves),
        };
      }),
    )
    .filter(({ to }) => !network.includes(to))
    .sort((a, b) => Number(a.travels) - Number(b.travels) || a.price - b.price);
};
