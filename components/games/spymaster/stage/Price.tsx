import { Circle } from 'react-native-svg';
import { type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { SvgWords } from './SvgWords';

interface PriceProps {
  readonly cost: number;
  /** Further than the points reach. */
  readonly far: boolean;
  readonly at: Point;
  readonly r: number;
}

/** What the way to a place costs: the nearer, the fuller. */
export function Price({ cost, far, at: { x, y }, r }: PriceProps) {
  const { accent, colors } = useTheme();
  const look = far
    ? { fill: colors.sheet, edge: colors.lineStrong, ink: colors.inkSoft }
    : cost === 1
      ? { fill: accent.fill, edge: accent.fill, ink: accent.on }
      : cost === 2
        ? { fill: accent.wash, edge: accent.fill, ink: accent.text }
        : { fill: colors.sheet, edge: accent.fill, ink: accent.text };
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={r}
        fill={look.fill}
        stroke={look.edge}
        strokeWidth={cost === 3 ? 1.4 : 2}
        {...(far ? { strokeDasharray: '3 2' } : {})}
      />
      <SvgWords x={x} y={y + r * 0.46} size={r * 1.36} color={look.ink}>
        {cost}
      </SvgWords>
    </>
  );
}
