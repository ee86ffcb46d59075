import { G, Path, Rect, Text } from 'react-native-svg';
import { shapePaths } from '@/components/kit/icons/shapes';
import { type Point } from '@/components/kit/map/plane';
import { type SeatShape } from '@/components/kit/theme/seats';
import { fontFamilies } from '@/components/kit/theme/text-size';
import { useTheme } from '@/components/kit/theme/use-theme';
import { type RegionKind } from '@/rules/i-spy/model/map';
import { type Nation } from '@/rules/i-spy/model/pieces';
import { useNationColours } from '../nations/nation-look';

/** Told apart without colour. */
const SHAPES: Readonly<Record<RegionKind, SeatShape>> = {
  normal: 'circle',
  start: 'triangle',
  cache: 'square',
  outlet: 'diamond',
  capital: 'hexagon',
};
const SIZES: Readonly<Record<RegionKind, number>> = {
  normal: 11,
  start: 14,
  cache: 13,
  outlet: 14,
  capital: 16,
};

const TICKET = { width: 23, height: 16, bite: 2.6 } as const;
/** A goal that costs no Ticket. */
const LIT = 22;

/** How far a mark reaches from its middle: to the sides, and up and down. */
export const markReach = (
  kind: RegionKind,
  isGoal: boolean,
): { readonly radius: number; readonly rise: number } =>
  isGoal
    ? { radius: TICKET.width / 2, rise: TICKET.height / 2 }
    : { radius: SIZES[kind] / 2, rise: SIZES[kind] / 2 };

/** What a tap on a Region would do. */
export interface GoalMark {
  /** Tickets left on arrival; none where it costs none. */
  readonly left?: number | undefined;
  /** On the way to what was tapped. */
  readonly onTrail: boolean;
}

interface RegionMarkProps {
  readonly kind: RegionKind;
  readonly nation?: Nation | undefined;
  readonly at: Point;
  /** How much larger than on the whole map. */
  readonly scale: number;
  /** A Supply Cache with its token. */
  readonly stocked?: boolean;
  readonly goal?: GoalMark | undefined;
}

/** A Region by its shape; where the Spy can go the Tickets left stand in a ticket's shape, so that nobody takes them for a price. */
export function RegionMark({ kind, nation, at, scale, stocked = false, goal }: RegionMarkProps) {
  return (
    <G transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      {goal?.left === undefined ? (
        <Shape kind={kind} nation={nation} stocked={stocked} goal={goal} />
      ) : (
        <TicketMark left={goal.left} onTrail={goal.onTrail} />
      )}
      {kind === 'cache' && stocked && goal && <Token />}
    </G>
  );
}

interface ShapeProps extends Pick<RegionMarkProps, 'kind' | 'nation' | 'goal'> {
  readonly stocked: boolean;
}

function Shape({ kind, nation, stocked, goal }: ShapeProps) {
  const { colors, accent } = useTheme();
  const coloursOf = useNationColours();
  const line = nation ? coloursOf(nation).edge : colors.ink;
  const size = goal ? LIT : SIZES[kind];
  const token = size * 0.42;
  return (
    <>
      <Path
        transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}
        d={shapePaths[SHAPES[kind]]}
        fill={goal ? (goal.onTrail ? accent.fill : accent.wash) : colors.sheet}
        stroke={goal ? accent.fill : line}
        strokeWidth={((goal ? 2.4 : 1.7) * 24) / size}
      />
      {kind === 'cache' && stocked && !goal && (
        <Rect x={-token / 2} y={-token / 2} width={token} height={token} fill={line} />
      )}
    </>
  );
}

/** From so many on a goal is as good as any: the fill grows with what is left. */
const PLENTY = 2;

function TicketMark({ left, onTrail }: { readonly left: number; readonly onTrail: boolean }) {
  const { colors, accent } = useTheme();
  const { width, height, bite } = TICKET;
  const strong = onTrail || left >= PLENTY;
  const fill = onTrail ? colors.ink : strong ? accent.fill : left === 1 ? accent.wash : colors.sheet;
  const text = onTrail ? colors.paper : strong ? accent.on : accent.text;
  return (
    <>
      <Path
        d={`M${-width / 2} ${-height / 2}h${width}v${height / 2 - bite}a${bite} ${bite} 0 0 0 0 ${2 * bite}v${height / 2 - bite}h${-width}v${bite - height / 2}a${bite} ${bite} 0 0 0 0 ${-2 * bite}Z`}
        fill={fill}
        stroke={strong ? colors.paper : accent.fill}
        strokeWidth={strong ? 1.8 : 1.5}
      />
      <Text y={4.9} fontSize={14} fontFamily={fontFamilies.stamp} textAnchor="middle" fill={text}>
        {left}
      </Text>
    </>
  );
}

/** At the corner of a goal: the token of its Supply Cache is there to be had. */
function Token() {
  const { colors } = useTheme();
  return (
    <Rect x={7} y={-14} width={9} height={9} fill={colors.ink} stroke={colors.paper} strokeWidth={1.5} />
  );
}
