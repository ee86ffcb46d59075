import { G, Line, Path, Rect, Text } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { shapePaths } from '@/components/kit/icons/shapes';
import { type SeatShape } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type RegionKind } from '@/rules/i-spy/model/map';

/** Told apart without colour. */
const SHAPES: Readonly<Record<RegionKind, SeatShape>> = {
  normal: 'circle',
  start: 'triangle',
  cache: 'square',
  outlet: 'diamond',
  capital: 'hexagon',
};
const SIZES: Readonly<Record<RegionKind, number>> = {
  normal: 26,
  start: 34,
  cache: 32,
  outlet: 38,
  capital: 40,
};
/** A goal is larger: its number is read. */
const GOAL = 54;

export const markSize = (kind: RegionKind, isGoal: boolean): number => (isGoal ? GOAL : SIZES[kind]);

interface RegionMarkProps {
  readonly kind: RegionKind;
  readonly at: Point;
  /** How much larger than on the whole map. */
  readonly scale: number;
  /** A Supply Cache with its token. */
  readonly stocked?: boolean;
  /** What stands in a Region that can be reached: the Tickets left. */
  readonly goal?: string | undefined;
  readonly chosen?: boolean;
}

/** A Region: a circle, a triangle to start from, a square with or without its token, a diamond before a Capital. */
export function RegionMark({ kind, at, scale, stocked = false, goal, chosen = false }: RegionMarkProps) {
  const { colors, accent } = useTheme();
  const isGoal = goal !== undefined;
  const size = markSize(kind, isGoal) * scale;
  const token = size * 0.44;
  return (
    <G>
      <G transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / 24})`}>
        <Path
          d={shapePaths[SHAPES[kind]]}
          fill={isGoal ? accent.fill : colors.sheet}
          stroke={isGoal && !chosen ? colors.paper : colors.ink}
          strokeWidth={chosen ? 4.5 : 2.4}
        />
      </G>
      {kind === 'cache' && !isGoal && stocked && (
        <Rect x={at.x - token / 2} y={at.y - token / 2} width={token} height={token} fill={colors.ink} />
      )}
      {kind === 'cache' && !stocked && (
        <Line
          x1={at.x - size * 0.38}
          y1={at.y + size * 0.38}
          x2={at.x + size * 0.38}
          y2={at.y - size * 0.38}
          stroke={isGoal ? accent.on : colors.inkSoft}
          strokeWidth={3 * scale}
        />
      )}
      {isGoal && (
        <Text
          x={at.x}
          y={at.y + size * (kind === 'start' ? 0.34 : 0.2)}
          fontSize={size * 0.58}
          fontFamily={fontFamilies.stamp}
          textAnchor="middle"
          fill={accent.on}
        >
          {goal}
        </Text>
      )}
    </G>
  );
}
