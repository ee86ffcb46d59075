import { memo } from 'react';
import { G, Line, Polyline } from 'react-native-svg';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type MapPrint } from '@/rules/i-spy/model/map';
import { type Places, citiesOf } from './layout';

interface MapLinesProps {
  readonly map: MapPrint;
  readonly places: Places;
  readonly scale: number;
}

export const AIRSHIP_DASHES = '2 14';

/** Normal Routes are lines, Airship Routes are dotted, and a broad band leads from an Outlet into its Capital. */
export const MapLines = memo(function MapLines({ map, places, scale }: MapLinesProps) {
  const { colors } = useTheme();
  const cities = citiesOf(map.regions, places);
  return (
    <G>
      {map.airshipRoutes.map(({ id, regions }) => (
        <Polyline
          key={id}
          points={regions
            .flatMap((region) => places.get(region) ?? [])
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          fill="none"
          stroke={colors.inkSoft}
          strokeWidth={7 * scale}
          strokeLinecap="round"
          strokeDasharray={AIRSHIP_DASHES.split(' ')
            .map((part) => Number(part) * scale)
            .join(' ')}
        />
      ))}
      {map.regions.map(({ id, kind, capital }) => {
        const [from, to] = [places.get(id), capital && cities.get(capital)];
        return (
          kind === 'outlet' &&
          from &&
          to && (
            <Line
              key={id}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              stroke={colors.lineStrong}
              strokeWidth={14 * scale}
              strokeOpacity={0.45}
            />
          )
        );
      })}
      {map.routes.map(({ regions: [one, other] }) => {
        const [from, to] = [places.get(one), places.get(other)];
        return (
          from &&
          to && (
            <Line
              key={`${one}/${other}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              stroke={colors.lineStrong}
              strokeWidth={4 * scale}
            />
          )
        );
      })}
    </G>
  );
});
