import { G, Path, Text } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { shapePaths } from '@/components/kit/icons/shapes';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';

interface SpyMarkProps {
  readonly colour: number;
  readonly initial: string;
  readonly at: Point;
  readonly size: number;
  /** Whom the next step moves. */
  readonly active: boolean;
}

/** A Spy wears its seat's colour, shape and initial. */
export function SpyMark({ colour, initial, at, size, active }: SpyMarkProps) {
  const { colors, seats } = useTheme();
  const { fill, edge, on } = seats[seatColorOf(colour)];
  const path = shapePaths[seatShapeOf(colour)];
  return (
    <G>
      <G transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / 24})`}>
        {/* A ground of its own, so that a line behind it does not touch it; wider for the Spy on the move. */}
        <Path d={path} fill="none" stroke={active ? colors.ink : colors.paper} strokeWidth={active ? 6 : 5} />
        <Path d={path} fill={fill} stroke={edge} strokeWidth={1.5} />
      </G>
      <Text
        x={at.x}
        y={at.y + size * 0.19}
        fontSize={size * 0.52}
        fontFamily={fontFamilies.stamp}
        textAnchor="middle"
        fill={on}
      >
        {initial}
      </Text>
    </G>
  );
}
