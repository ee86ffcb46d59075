import { Circle, G, Polyline, Text } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Table } from '../table';
import { Spy } from './Disc';
import { pointsOf } from './MapWay';
import { inside, type MapLayout, spotOnWay } from './layout';
import { type Route } from './marks';

interface MapRouteProps {
  readonly table: Table;
  readonly layout: MapLayout;
  readonly route: Route;
  readonly going: string | undefined;
}

/** Where each space of a way lies or will lie. */
export const routeSpots = (layout: MapLayout, { from, to, spaces }: Route): readonly Point[] => {
  const ends = [layout.cities.get(from), layout.cities.get(to)] as const;
  const [start, end] = ends;
  if (!start || !end) return [];
  return spaces.map(
    ({ id }, place) =>
      layout.spaces.get(id) ?? inside(layout.size, spotOnWay([start, end], { place, count: spaces.length })),
  );
};

/** The way that is about to be made, with the price of each space, its sum on the city, and the Spy that goes there. */
export function MapRoute({ table, layout, route, going }: MapRouteProps) {
  const { accent } = useTheme();
  const { colors } = useTheme();
  const { halo } = colors;
  const [fill, on] = route.refused ? [colors.danger, colors.onDanger] : [accent.fill, accent.on];
  const start = layout.cities.get(route.from);
  const end = layout.cities.get(route.to);
  if (!start || !end) return undefined;
  const spots = routeSpots(layout, route);
  const points = pointsOf([start, ...spots, end]);
  const number = (at: Point, size: number, text: string) => (
    <Text
      x={at.x}
      y={at.y + size * 0.35}
      fontFamily={fontFamilies.stamp}
      fontSize={size}
      textAnchor="middle"
      fill={on}
    >
      {text}
    </Text>
  );
  return (
    <G>
      <Polyline points={points} fill="none" stroke={halo} strokeWidth={5} />
      <Polyline points={points} fill="none" stroke={fill} strokeWidth={3.5} strokeDasharray="6 4" />
      {route.spaces.map(({ id, price }, place) => {
        const at = spots[place];
        return (
          at && (
            <G key={id}>
              {route.shared?.has(id) && (
                <Circle
                  cx={at.x}
                  cy={at.y}
                  r={19}
                  fill="none"
                  stroke={colors.ink}
                  strokeWidth={1.6}
                  strokeDasharray="4 3"
                />
              )}
              <Circle cx={at.x} cy={at.y} r={12} fill={fill} stroke={halo} strokeWidth={2} />
              {number(at, 17, String(price))}
            </G>
          )
        );
      })}
      <Circle cx={end.x} cy={end.y} r={17} fill={fill} stroke={halo} strokeWidth={2} />
      {number(end, 22, route.price === undefined ? '?' : String(route.price))}
      {going === route.to && (
        <Spy
          at={{ x: end.x + 20, y: end.y - 26 }}
          colour={table.colourOf(table.state.active)}
          scale={1.05}
          ghost
        />
      )}
    </G>
  );
}
