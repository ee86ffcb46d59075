import { Circle, G, Path, Text } from 'react-native-svg';
import { shapePaths } from '@/components/kit/icons/shapes';
import { type Point } from '@/components/kit/map/plane';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SPY } from './spies';

interface SpyMarkProps {
  readonly colour: number;
  readonly initial: string;
  readonly at: Point;
  readonly scale: number;
  /** Whom the next step moves. */
  readonly active: boolean;
}

const ROOMY: Partial<Record<ReturnType<typeof seatShapeOf>, number>> = { triangle: 3 };

/** A dark token with the rim and the shape of its seat: filled colour is a Nation's. */
export function SpyMark({ colour, initial, at, scale, active }: SpyMarkProps) {
  const { colors, accent, seats } = useTheme();
  const shape = seatShapeOf(colour);
  const rim = seats[seatColorOf(colour)].edge;
  const size = active ? SPY.active : SPY.other;
  return (
    <G transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      {active && <Circle r={20} fill={accent.fill} opacity={0.24} />}
      <G transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}>
        <Path d={shapePaths[shape]} fill={colors.paper} stroke={colors.paper} strokeWidth={5} />
        <Path d={shapePaths[shape]} fill={colors.token} stroke={rim} strokeWidth={2.4} />
      </G>
      <Text
        y={size * 0.18 + (ROOMY[shape] ?? 0)}
        fontSize={size * 0.5}
        fontFamily={fontFamilies.stamp}
        textAnchor="middle"
        fill={colors.onToken}
      >
        {initial}
      </Text>
    </G>
  );
}
