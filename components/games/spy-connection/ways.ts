import { type ConnectionPrint } from '@/rules/spy-connection/model/prints';
import { indexOf } from '@/rules/spy-connection/model/board';
import { type Move } from '@/rules/spy-connection/game';
import { priceOf, priceOfSpace } from '@/rules/spy-connection/model/prices';
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
}

/** SC-30, SC-31: what could be connected now, without travel first, then the cheapest. */
export const waysOut = ({ state, active }: Pick<Table, 'state' | 'active'>): readonly WayOut[] => {
  const { network, spy } = active;
  const from = state.turn.travelled ? network.slice(0, 1) : network;
  const { waysFrom } = indexOf(state.board);
  return from
    .flatMap((city) =>
      (waysFrom.get(city) ?? []).map(({ connection, to }): WayOut => {
        const spaces = connection.cities[0] === city ? connection.spaces : [...connection.spaces].reverse();
        const travels = city !== spy;
        const connect = connectCity.make({ connection: connection.id });
        return {
          ...{ connection, from: city, to, travels },
          prices: spaces.map((space) => priceOfSpace(state.players, state.active, space)),
          price: priceOf(state.players, state.active, spaces),
          moves: travels ? [moveSpy.make({ city }), connect] : [connect],
        };
      }),
    )
    .filter(({ to }) => !network.includes(to))
    .sort((a, b) => Number(a.travels) - Number(b.travels) || a.price - b.price);
};

/** "London → Paris · 1 + 2" */
export const wayDetail = ({ t, city }: Table, { from, to, prices, travels }: WayOut): string =>
  [
    ...(travels ? [t('ui.travel-first', { city: city(from) })] : [`${city(from)} → ${city(to)}`]),
    prices.join(' + '),
  ].join(' · ');
