import { Circle, Path } from 'react-native-svg';
import { distance, type Point } from '@/components/kit/map/plane';
import { useTheme } from '@/components/kit/theme/use-theme';
import { areaOf, pathBetween, placeOfArea } from '@/rules/spymaster/model/board';
import { type Location } from '@/rules/spymaster/model/prints';
import { kindOf } from '../table';
import { areaPlanOf, type BoardPlan, middleOfPlace } from './board-plan';
import { SvgWords } from './SvgWords';

export interface WayScene {
  readonly from: Location;
  readonly to: Location;
}

interface TrailProps {
  readonly plan: BoardPlan;
  readonly way: WayScene;
  /** Only proposed. */
  readonly dashed?: boolean;
  /** How many points were spent before it. */
  readonly before: number;
}

/** The way of an Agent, one number a point; between two hubs along the airway. */
export function Trail({ plan, way, dashed = false, before }: TrailProps) {
  const { accent, colors } = useTheme();
  const stops = pathBetween(way.from, way.to);
  const legs = stops.slice(1).map((to, nth): readonly Point[] => {
    const from = stops[nth] as Location;
    const [start, end] = [middleOfPlace(plan, from), middleOfPlace(plan, to)];
    if (areaOf(from) === areaOf(to)) return [atEdge(plan, from, end), atEdge(plan, to, start)];
    const nodes = [from, to].flatMap((each) => plan.nodes[placeOfArea(areaOf(each))] ?? []);
    const [first = end, last = start] = [nodes[0], nodes.at(-1)];
    return [atEdge(plan, from, first), ...nodes, atEdge(plan, to, last)];
  });
  const d = legs.map((leg) => `M${leg.map(({ x, y }) => `${x} ${y}`).join('L')}`).join('');
  const dash = dashed ? { strokeDasharray: '7 6' } : {};
  const line = (color: string, width: number) => (
    <Path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinejoin="round" {...dash} />
  );
  const r = 10 * Math.min(1.3, Math.max(0.85, plan.scale));
  const home = middleOfPlace(plan, way.from);
  return (
    <>
      {!dashed && line(colors.sheet, 9)}
      {line(accent.fill, dashed ? 4 : 5)}
      {!dashed && (
        <Circle
          cx={home.x}
          cy={home.y}
          r={areaPlanOf(plan, way.from).hub * 0.5}
          fill={colors.sheet}
          stroke={accent.fill}
          strokeWidth={1.6}
          strokeDasharray="3 3"
        />
      )}
      {!dashed &&
        legs.map((leg, nth) => {
          const { x, y } = middleOfLeg(leg);
          return (
            <StepMark key={nth} x={x} y={y} r={r} fill={accent.fill} ring={colors.sheet} ink={accent.on}>
              {before + nth + 1}
            </StepMark>
          );
        })}
    </>
  );
}

/** A way goes as far as the edge of a hub, and leaves whoever stands there in sight. */
const atEdge = (plan: BoardPlan, location: Location, other: Point): Point => {
  const middle = middleOfPlace(plan, location);
  const away = distance(middle, other);
  if (kindOf(location) !== 'hub' || away === 0) return middle;
  const share = areaPlanOf(plan, location).hub / away;
  return { x: middle.x + (other.x - middle.x) * share, y: middle.y + (other.y - middle.y) * share };
};

const middleOfLeg = (leg: readonly Point[]): Point => {
  const [one, other] = leg.length > 2 ? [leg[1], leg[2]] : [leg[0], leg[1]];
  if (!one || !other) return { x: 0, y: 0 };
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
};

interface StepMarkProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
  readonly ring: string;
  readonly ink: string;
  readonly children: number;
}

function StepMark({ x, y, r, fill, ring, ink, children }: StepMarkProps) {
  return (
    <>
      <Circle cx={x} cy={y} r={r} fill={fill} stroke={ring} strokeWidth={2} />
      <SvgWords x={x} y={y + r * 0.5} size={r * 1.4} color={ink}>
        {children}
      </SvgWords>
    </>
  );
}
