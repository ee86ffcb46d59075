import { memo } from 'react';
import { G, Line, Path, Polyline } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { useNationColours } from '../nations/nation-look';
import { type Places, citiesOf } from './layout';

interface MapLinesProps {
  readonly map: MapPrint;
  readonly places: Places;
  readonly scale: number;
}

export const AIRSHIP_DASHES = [0.1, 6] as const;
/** The line of a Route, in points of the screen. */
export const LINE = { route: 1.6, airship: 2.6 } as const;

const pointsOf = (regions: readonly string[], places: Places): readonly Point[] =>
  regions.flatMap((region) => places.get(region) ?? []);

const polyline = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Normal Routes are lines, Airship Routes are dotted, and a broad band leads from an Outlet into its Capital. */
export const MapLines = memo(function MapLines({ map, places, scale }: MapLinesProps) {
  const { colors } = useTheme();
  const coloursOf = useNationColours();
  const cities = citiesOf(map.regions, places);
  return (
    <G>
      {map.airshipRoutes.map(({ id, regions }) => (
        <Polyline
          key={id}
          points={polyline(pointsOf(regions, places))}
          fill="none"
          stroke={colors.inkSoft}
          strokeWidth={LINE.airship * scale}
          strokeLinecap="round"
          strokeDasharray={AIRSHIP_DASHES.map((part) => part * scale)}
        />
      ))}
      {map.regions.map(({ id, kind, capital, nation }) => {
        const [from, to] = [places.get(id), capital && cities.get(capital)];
        return (
          kind === 'outlet' &&
          from &&
          to && (
            <Line
              key={id}
              {...ends(from, to)}
              stroke={nation ? coloursOf(nation).base : colors.lineStrong}
              strokeWidth={7 * scale}
              strokeOpacity={0.5}
            />
          )
        );
      })}
      <Path
        d={map.routes
          .flatMap(({ regions: [one, other] }) => {
            const [from, to] = [places.get(one), places.get(other)];
            return from && to ? [`M${from.x} ${from.y}L${to.x} ${to.y}`] : [];
          })
          .join('')}
        stroke={colors.lineStrong}
        strokeWidth={LINE.route * scale}
      />
    </G>
  );
});

const ends = (from: Point, to: Point) => ({ x1: from.x, y1: from.y, x2: to.x, y2: to.y });

interface TrailProps {
  readonly points: readonly Point[];
  readonly scale: number;
}

/** The way that the large button goes. */
export function Trail({ points, scale }: TrailProps) {
  const { colors, accent } = useTheme();
  const line = {
    points: polyline(points),
    fill: 'none',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <G>
      <Polyline {...line} stroke={colors.paper} strokeWidth={9 * scale} />
      <Polyline {...line} stroke={accent.fill} strokeWidth={5 * scale} />
    </G>
  );
}
