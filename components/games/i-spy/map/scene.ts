import { initialOf } from '@/components/kit/theme/seats';
import { type Seat } from '@/rules/core/seat';
import { onTheMove } from '@/rules/i-spy/advice/reach';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { type Capital } from '@/rules/i-spy/model/pieces';
import { type MapView } from '@/rules/i-spy/model/view';
import { type Table } from '../table';
import { type Goal } from './goals';
import { type Places } from './layout';

interface SpyOnMap {
  readonly seat: Seat;
  readonly region: string;
  readonly colour: number;
  readonly initial: string;
  readonly active: boolean;
}

/** All that is drawn. */
export interface Scene {
  readonly map: MapPrint;
  readonly places: Places;
  readonly spies: readonly SpyOnMap[];
  readonly goals: ReadonlyMap<string, Goal>;
  /** Supply Caches with their token. */
  readonly stocked: readonly string[];
  readonly chosen: string | undefined;
  readonly cityName: (capital: Capital) => string;
  /** What is drawn in short: where it is the same, so is the drawing. */
  readonly key: string;
}

interface Shown {
  readonly map: MapView;
  readonly places: Places;
  readonly goals: ReadonlyMap<string, Goal>;
  readonly chosen: string | undefined;
}

export const sceneOf = (table: Table, { map, places, goals, chosen }: Shown): Scene => {
  const { view, seatName, colourOf, t } = table;
  const mover = view.phase === 'turn' ? onTheMove(view) : undefined;
  const spies = view.players.flatMap(({ region, left }, seat) =>
    region === undefined || left
      ? []
      : [
          {
            ...{ seat, region, colour: colourOf(seat), initial: initialOf(seatName(seat)) },
            active: seat === mover,
          },
        ],
  );
  const cityName = (capital: Capital) => t(`piece.${capital}`);
  const key = JSON.stringify([
    spies,
    [...goals.values()].map(({ region, left }) => [region, left]),
    map.caches,
    chosen,
    cityName('rome'),
  ]);
  return {
    map: map.print,
    places,
    spies,
    goals,
    stocked: map.caches,
    chosen,
    cityName,
    key,
  };
};
