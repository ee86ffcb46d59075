import { Circle, G, Path } from 'react-native-svg';
import { shapePaths } from '@/components/kit/icons/shapes';
import { type Point } from '@/components/kit/map/plane';
import { seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { useTheme } from '@/components/kit/theme/use-theme';

interface SeatProps {
  readonly at: Point;
  /** The index of the colour that the player wears. */
  readonly colour: number;
}

interface DiscProps extends SeatProps {
  readonly count: number;
  readonly size?: number;
  /** It holds others together. */
  readonly hatched?: boolean;
}

const SHAPE = 9;

/** Agents on a space: colour and shape of their player; two of them lie on each other. */
export function Disc({ at, colour, count, size = 9, hatched = false }: DiscProps) {
  const { seats } = useTheme();
  const { halo } = useTheme().colors;
  const { fill, on, edge } = seats[seatColorOf(colour)];
  const shape = (SHAPE * size) / 9;
  return (
    <G>
      {count > 1 && (
        <Circle cx={at.x + 1} cy={at.y + 4.5} r={size} fill={fill} stroke={halo} strokeWidth={1.4} />
      )}
      <Circle cx={at.x} cy={at.y} r={size} fill={hatched ? halo : fill} stroke={edge} strokeWidth={1.2} />
      {hatched ? (
        [-5, 0, 5].map((shift) => (
          <Path
            key={shift}
            d={`M${at.x - 6 + shift} ${at.y + 4}L${at.x + 2 + shift} ${at.y - 5}`}
            stroke={fill}
            strokeWidth={2}
          />
        ))
      ) : (
        <G transform={`translate(${at.x - shape / 2} ${at.y - shape / 2}) scale(${shape / 24})`}>
          <Path d={shapePaths[seatShapeOf(colour)]} fill={on} />
        </G>
      )}
    </G>
  );
}

interface SpyProps extends SeatProps {
  readonly scale?: number;
  /** Where it is about to stand. */
  readonly ghost?: boolean;
}

const BODY = 'M-9 11L-4 -6A6.5 6.5 0 1 1 4 -6L9 11Z';

/** A Spy, upright on its city. */
export function Spy({ at, colour, scale = 1, ghost = false }: SpyProps) {
  const { seats } = useTheme();
  const { halo } = useTheme().colors;
  const { fill, on, edge } = seats[seatColorOf(colour)];
  return (
    <G transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <Path
        d={BODY}
        fill={ghost ? halo : fill}
        stroke={ghost ? edge : halo}
        strokeWidth={ghost ? 2 : 2.4}
        {...(ghost ? { strokeDasharray: '3 2' } : {})}
      />
      <G transform="translate(-4.5 -1.5) scale(0.375)">
        <Path d={shapePaths[seatShapeOf(colour)]} fill={ghost ? fill : on} />
      </G>
    </G>
  );
}
