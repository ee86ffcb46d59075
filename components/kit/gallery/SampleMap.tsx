import Svg, { Circle, Line } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Size } from '../stage/bubble-place';

/** Where the cities lie, as shares of the stage. */
const places: readonly Point[] = [
  { x: 0.3, y: 0.12 },
  { x: 0.5, y: 0.34 },
  { x: 0.2, y: 0.5 },
  { x: 0.62, y: 0.56 },
  { x: 0.88, y: 0.86 },
  { x: 0.46, y: 0.84 },
];
const ways = [
  [0, 1],
  [1, 2],
  [1, 3],
  [3, 4],
  [3, 5],
  [2, 5],
] as const;
const DOT = 26;
export const TOO_DEAR = 4;

export const placesOn = ({ width, height }: Size): readonly Point[] =>
  places.map(({ x, y }) => ({ x: x * width, y: y * height }));

interface SampleMapProps {
  readonly size: Size;
  readonly chosen: number | undefined;
}

/** Six cities and the ways between them. */
export function SampleMap({ size, chosen }: SampleMapProps) {
  const { colors, accent } = useTheme();
  const points = placesOn(size);
  return (
    <Svg width={size.width} height={size.height}>
      {ways.map(([from, to]) => (
        <Line
          key={`${from} ${to}`}
          x1={points[from]?.x ?? 0}
          y1={points[from]?.y ?? 0}
          x2={points[to]?.x ?? 0}
          y2={points[to]?.y ?? 0}
          stroke={colors.lineStrong}
          strokeWidth={2}
        />
      ))}
      {points.map(({ x, y }, city) => (
        <Circle
          key={city}
          cx={x}
          cy={y}
          r={city === chosen ? DOT : DOT - 4}
          fill={colors.sheet}
          stroke={city === TOO_DEAR ? colors.danger : accent.fill}
          strokeWidth={city === chosen ? 4 : 2}
        />
      ))}
    </Svg>
  );
}
