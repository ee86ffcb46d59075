import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type Seat } from '@/rules/core/seat';

interface PassRingProps {
  /** Those who are still here, in their order. */
  readonly seats: readonly Seat[];
  readonly passed: readonly Seat[];
  /** Whose turn it is, while it can still be passed. */
  readonly now?: Seat | undefined;
  readonly size: number;
}

const WIDTH = 5;

/** SM-37: an arc for each seat. Beside words that say the same. */
export function PassRing({ seats, passed, now, size }: PassRingProps) {
  const { colors, accent } = useTheme();
  const r = (size - WIDTH) / 2;
  const gap = Math.min(0.34, 5.5 / r);
  const step = (2 * Math.PI) / seats.length;
  const point = (angle: number) =>
    `${(size / 2 + r * Math.cos(angle)).toFixed(2)} ${(size / 2 + r * Math.sin(angle)).toFixed(2)}`;
  return (
    <Svg width={size} height={size} aria-hidden>
      {seats.map((seat, place) => {
        const start = -Math.PI / 2 + place * step + gap / 2;
        const end = start + step - gap;
        const isNow = seat === now;
        return (
          <Path
            key={seat}
            d={`M${point(start)}A${r} ${r} 0 ${end - start > Math.PI ? 1 : 0} 1 ${point(end)}`}
            fill="none"
            stroke={passed.includes(seat) ? colors.ink : isNow ? accent.fill : colors.line}
            strokeWidth={WIDTH}
            {...(isNow && !passed.includes(seat) ? { strokeDasharray: '3 2.6' } : {})}
          />
        );
      })}
    </Svg>
  );
}
