import { Circle, G, Path, Rect } from 'react-native-svg';
import { shapePaths } from '@/components/kit/icons/shapes';
import { initialOf, type SeatShape, seatColorOf, seatShapeOf } from '@/components/kit/theme/seats';
import { useTheme } from '@/components/kit/theme/use-theme';
import { useMatch } from '@/components/match/match-context';
import { type Seat } from '@/rules/core/seat';
import { type Slot } from './board-plan';
import { HAT, HAT_BAND } from './glyphs';
import { SvgWords } from './SvgWords';

/** Agents of one kind that stand together. */
export interface TokenScene {
  readonly who: Seat | 'freelance';
  readonly count: number;
  /** It may move now. */
  readonly solid: boolean;
  readonly lifted?: boolean;
  /** It is about to stand there. */
  readonly soon?: boolean;
}

interface TokenProps {
  readonly token: TokenScene;
  readonly slot: Slot;
  /** On which side the number of them stands. */
  readonly aside: 1 | -1;
}

const LIFT = 1.15;

export function Token({
  token: { who, count, solid, lifted = false, soon = false },
  slot,
  aside,
}: TokenProps) {
  const { accent, colors } = useTheme();
  const size = lifted || soon ? slot.size * LIFT : slot.size;
  return (
    <>
      {(lifted || soon) && (
        <Circle
          cx={slot.x}
          cy={slot.y}
          r={size * 0.72}
          fill={colors.sheet}
          stroke={accent.fill}
          strokeWidth={3}
          {...(soon ? {} : { strokeDasharray: '5 3' })}
        />
      )}
      <G transform={`translate(${slot.x - size / 2} ${slot.y - size / 2}) scale(${size / 24})`}>
        {who === 'freelance' ? <Hat solid={solid} /> : <SeatToken seat={who} solid={solid} />}
      </G>
      {count > 1 && (
        <Count x={slot.x + aside * size * 0.46} y={slot.y + size * 0.36}>
          {count}
        </Count>
      )}
    </>
  );
}

/** The hat of somebody who works for anybody. */
function Hat({ solid }: { readonly solid: boolean }) {
  const { colors } = useTheme();
  return (
    <>
      <Path d={HAT} fill={colors.sheet} stroke={colors.sheet} strokeWidth={4.5} strokeLinejoin="round" />
      <Path
        d={HAT}
        fill={solid ? colors.ink : colors.sheet}
        stroke={colors.ink}
        strokeWidth={solid ? 0.6 : 1.8}
      />
      {solid && <Path d={HAT_BAND} fill="none" stroke={colors.sheet} strokeWidth={1.3} />}
    </>
  );
}

interface Initial {
  readonly y: number;
  readonly size: number;
}

const MIDDLE: Initial = { y: 16.6, size: 13 };
const initials: Readonly<Record<SeatShape, Initial>> = {
  circle: MIDDLE,
  square: { y: 16.7, size: 14 },
  triangle: { y: 19.6, size: 11 },
  diamond: { y: 16.2, size: 11.5 },
  hexagon: MIDDLE,
  star: { y: 16.5, size: 10 },
};

interface SeatTokenProps {
  readonly seat: Seat;
  readonly solid: boolean;
}

/** On a grid of 24. */
export function SeatToken({ seat, solid }: SeatTokenProps) {
  const { seats, colors } = useTheme();
  const { header, seatName } = useMatch();
  const worn = header.players[seat]?.colour ?? seat;
  const { fill, on, edge } = seats[seatColorOf(worn)];
  const shape = seatShapeOf(worn);
  const { y, size } = initials[shape];
  const path = shapePaths[shape];
  return (
    <>
      <Path d={path} fill={colors.sheet} stroke={colors.sheet} strokeWidth={5} strokeLinejoin="round" />
      <Path
        d={path}
        fill={solid ? fill : colors.sheet}
        stroke={edge}
        strokeWidth={solid ? 1.3 : 2.2}
        strokeLinejoin="round"
      />
      <SvgWords x={12} y={y} size={size} color={solid ? on : colors.ink}>
        {initialOf(seatName(seat))}
      </SvgWords>
    </>
  );
}

interface CountProps {
  readonly x: number;
  readonly y: number;
  readonly children: number;
}

function Count({ x, y, children }: CountProps) {
  const { colors } = useTheme();
  const width = children > 9 ? 20 : 14;
  return (
    <>
      <Rect
        x={x - width / 2}
        y={y - 8}
        width={width}
        height={16}
        rx={8}
        fill={colors.ink}
        stroke={colors.sheet}
        strokeWidth={1.5}
      />
      <SvgWords x={x} y={y + 4.6} size={13} color={colors.sheet}>
        {children}
      </SvgWords>
    </>
  );
}
