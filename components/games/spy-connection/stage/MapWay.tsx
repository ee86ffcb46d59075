import { G, Polyline } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { seatColorOf } from '@/components/kit/theme/seats';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type ConnectionPrint } from '@/rules/spy-connection/model/prints';
import { type Table } from '../table';
import { type MapLayout } from './layout';

interface MapWayProps {
  readonly table: Table;
  readonly layout: MapLayout;
  readonly connection: ConnectionPrint;
  /** Part of the network of whoever is to move. */
  readonly mine: boolean;
}

export const pointsOf = (list: readonly (Point | undefined)[]): string =>
  list.flatMap((point) => (point ? [`${point.x},${point.y}`] : [])).join(' ');

export function MapWay({ table, layout, connection, mine }: MapWayProps) {
  const { seats } = useTheme();
  const { way } = useTheme().colors;
  const { state, colourOf } = table;
  const { cities, spaces } = connection;
  const points = pointsOf([
    layout.cities.get(cities[0]),
    ...spaces.map((space) => layout.spaces.get(space)),
    layout.cities.get(cities[1]),
  ]);
  const owner = state.players.findIndex(({ agents }) => spaces.every((space) => agents[space] !== undefined));
  const who = mine ? state.active : owner;
  const stroke = who < 0 ? way : seats[seatColorOf(colourOf(who))].edge;
  return (
    <G>
      {mine && <Polyline points={points} fill="none" stroke={stroke} strokeWidth={12} strokeOpacity={0.2} />}
      <Polyline points={points} fill="none" stroke={stroke} strokeWidth={mine ? 4.5 : who < 0 ? 1.6 : 2.4} />
    </G>
  );
}
